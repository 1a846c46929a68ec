import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { woffToSfnt } from './woff-to-sfnt.ts'

export type Weight = 400 | 700

/** Parts of Noto Sans, in the order in which they are asked: English, other Latin letters with ₹, and Hindi. */
const files = {
  latin: {
    400: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
    700: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
  },
  'latin-ext': {
    400: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
    700: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff'),
  },
  devanagari: {
    400: import.meta.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
    ),
    700: import.meta.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
    ),
  },
} as const
export type FontPart = keyof typeof files
const parts: readonly FontPart[] = ['latin', 'latin-ext', 'devanagari']

const opened = new Map<string, Font>()

/** Read once for all documents: to take a font apart costs more than to print a page with it. */
export function openFont(part: FontPart, weight: Weight): Font {
  const file = files[part][weight]
  const font = opened.get(file) ?? create(woffToSfnt(readFileSync(fileURLToPath(file))))
  opened.set(file, font)
  return font
}

/** The part that writes a letter with its signs; the first one, with its box for the unknown, where none does. */
export function fontPartOf(letter: string, preferred: FontPart): FontPart {
  const codes = [...letter].map((character) => character.codePointAt(0) ?? 0)
  const writes = (part: FontPart) => codes.every((code) => openFont(part, 400).hasGlyphForCodePoint(code))
  return [preferred, ...parts].find(writes) ?? 'latin'
}
