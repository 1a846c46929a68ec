import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { createShaper } from './shaper.ts'
import { woffToSfnt } from './woff-to-sfnt.ts'

export type Weight = 400 | 700

/** Scripts of India in which people write names, besides English. */
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

/** A part of Noto Sans; `latin-ext` has the other Latin letters, and ₹. */
export type FontPart = 'latin' | 'latin-ext' | Script

const scriptNames = Object.keys(scripts) as Script[]

const opened = new Map<string, Font>()

/** Read once for all documents: to take a font apart costs more than to print a page with it. */
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
 * The part that writes a letter with its signs: that of the text before it, so that blanks and marks stay there, or
 * that of its script. The first one, with its box for the unknown, where none does.
 */
export function fontPartOf(letter: string, preferred: FontPart): FontPart {
  const codes = [...letter].map((character) => character.codePointAt(0) ?? 0)
  const writes = (part: FontPart) => codes.every((code) => openFont(part, 400).hasGlyphForCodePoint(code))
  return listCandidates(letter, preferred).find(writes) ?? 'latin'
}

/** No font is opened that the text gives no reason for. */
function listCandidates(letter: string, preferred: FontPart): FontPart[] {
  const script = scriptNames.find((name) => scripts[name].test(letter))
  return [preferred, ...(script ? [script] : []), 'latin', 'latin-ext', 'devanagari']
}
