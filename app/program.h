#pragma once

#include "arguments/commandline.h"

#include <optional>

namespace Lockscope::App {

class Demo;

/// What both programs begin with: `lockscope`, which has every command and needs no display, and the program of the
/// window, which `lockscope` becomes when a window is wanted.

/// Names the program, after which the settings file is named, and lets it return freed memory to the system.
void prepareProgram();

/// Returns freed memory to the system once a minute, from now on. For what runs long: each burst of changes, as of a
/// lost node, leaves free blocks between those that stay.
void returnFreedMemoryRegularly();

/// Runs the program as a child process of its demo or lab, if the arguments say so, and returns its exit code.
[[nodiscard]] std::optional<int> runAsChild(int argc, char *argv[]);

/// Parses the arguments. For `run`, the command's arguments are taken byte for byte.
[[nodiscard]] Result<Request> readArguments(int argc, char *argv[]);
/// Overwrites the passwords in the program's own arguments. `request`: what readArguments() returned.
void hideArguments(int argc, char *argv[], const Result<Request> &request);

/// Asks for the passwords that are wanted and not given. False: there is no terminal, which it has said.
[[nodiscard]] bool askForPasswords(Request &request);

/// Starts the demo and directs the request to its nodes. False: it does not start, which it has said.
[[nodiscard]] bool startDemo(Demo &demo, Request &request);

} // namespace Lockscope::App
