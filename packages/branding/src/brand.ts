import type { Colours } from './colours/tokens.ts'
import type { LegalTexts } from './legal/read-legal-texts.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Of a drawing, which may stand within a page. */
export interface Drawing {
  /** What stands between `<svg …>` and `</svg>`, written anew from what was read. */
  readonly markup: string
  readonly viewBox: string
  /** Width to height. */
  readonly ratio: number
}

/** Who runs the portal, as far as the folder says it: a value for each setting that it stands for. */
export type FactsAsSettings = Readonly<Record<string, string>>

/** How a portal looks and what it is called: everything that was read from a folder, checked. */
export interface Brand {
  /** By language; of each complete language at least. */
  readonly name: Readonly<Record<string, string>>
  /** Below an icon on a phone. */
  readonly shortName: Readonly<Record<string, string>>
  readonly colours: Readonly<Record<Theme, Colours>>
  readonly logo: Drawing
  /** In the browser's tab, a file of its own. */
  readonly icon: string
  /** On a phone's home screen, by their width. */
  readonly icons: Readonly<Record<192 | 512, Buffer>>
  readonly facts: FactsAsSettings
  /** What customers may hold the portal to, as markup. */
  readonly legal: LegalTexts
}

/** The name in a language, or in the source language where the folder has none. */
export function nameIn({ name }: Pick<Brand, 'name'>, language: string): string {
  return name[language] ?? name.en ?? ''
}
