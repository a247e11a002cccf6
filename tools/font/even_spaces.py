"""Gives the no-break space of a font the width of its space: EB Garamond's italic draws it a quarter narrower.

Usage: even_spaces.py FONT.woff2...    rewrites a file only where the two differ
"""

import copy
import sys

try:
    from fontTools.ttLib import TTFont
except ImportError:
    sys.exit("Python's fontTools is missing (Debian package fonttools).")


def even_spaces(path):
    font = TTFont(path)
    names = font.getBestCmap()
    space, tied = names[0x20], names[0xA0]
    if font["hmtx"][space] == font["hmtx"][tied]:
        return
    font["hmtx"][tied] = font["hmtx"][space]
    outlines = font["CFF "].cff.topDictIndex[0].CharStrings
    outlines[tied] = copy.copy(outlines[space])
    font.save(path)


for font_path in sys.argv[1:]:
    even_spaces(font_path)
