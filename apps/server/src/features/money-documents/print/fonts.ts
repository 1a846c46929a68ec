/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { createShaper } from './shaper.ts'
import { woffToSfnt } from './woff-to-sfnt.ts'

export type Weight = 400 | 700

/** Indian scripts that names may be written in. */
const scripts = {
  devanagari: /\p{Script=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
  gujarati: /\p{Script=Gujarati}/u,
  gurmukhi: /\p{Script=Gurmukhi}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
  oriya: /\p{Script=Oriya}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
} as const
type Script = keyof typeof scripts

/** A subset of Noto Sans; `latin-ext` has the remaining Latin letters and ₹. */
export type FontPart = 'latin' | 'latin-ext' | Script

const scriptNames = Object.keys(scripts) as Script[]

const opened = new Map<string, Font>()

/** Parsed once and cached: parsing a font costs more than printing a page. */
export function openFont(part: FontPart, weight: Weight): Font {
  const name = `${part}-${weight}`
  let font = opened.get(name)
  if (!font) {
    const sfnt = woffToSfnt(readFileSync(fontFile(part, weight)))
    font = create(sfnt)
    font.layout = createShaper(sfnt)
    opened.set(name, font)
  }
  return font
}

function fontFile(part: FontPart, weight: Weight): string {
  const family = part === 'latin' || part === 'latin-ext' ? 'noto-sans' : `noto-sans-${part}`
  const file = `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`
  return fileURLToPath(import.meta.resolve(file))
}

/**
 * Font fallback for a grapheme cluster: the subset of the preceding run if it has the glyphs, so that blanks and marks
 * stay in it, else the subset of the script, else the first one with its missing-glyph box.
 */
export function fontPartOf(letter: string, preferred: FontPart): FontPart {
  const codes = [...letter].map((character) => character.codePointAt(0) ?? 0)
  const writes = (part: FontPart) => codes.every((code) => openFont(part, 400).hasGlyphForCodePoint(code))
  return listCandidates(letter, preferred).find(writes) ?? 'latin'
}

/** Fonts are opened lazily, by the scripts that the text contains. */
function listCandidates(letter: string, preferred: FontPart): FontPart[] {
  const script = scriptNames.find((name) => scripts[name].test(letter))
  return [preferred, ...(script ? [script] : []), 'latin', 'latin-ext', 'devanagari']
}
