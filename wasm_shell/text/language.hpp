// The languages of the interface.
#pragma once

namespace shell {

enum class Language { polish, english };

}  // namespace shell
