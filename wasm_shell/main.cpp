// The program: natively a window from start to end, in a browser nothing until the page asks
// (platform/web_exports.cpp).
#include "platform/platform.hpp"

int main(int argument_count, char** arguments) { return shell::run_program(argument_count, arguments); }
