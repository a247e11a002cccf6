// Stands for the command-line tool: says where it was built and what it was told.
#include <cstdio>

int main(int count, char** words) {
  std::printf("built in %s:", FOLDER);
  for (int i = 1; i < count; ++i) {
    std::printf(" %s", words[i]);
  }
  std::printf("\n");
}
