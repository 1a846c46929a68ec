import data from '../../../texts/languages.json' with { type: 'json' }

/** A language of the data: its key in texts/languages.json and its folder beside it, a BCP 47 tag. */
export type Language = keyof typeof data

interface LanguageData {
  /** In the language's own words. */
  readonly name: string
  /** How dates and numbers are written. */
  readonly locale: string
  /** A missing text fails the check. */
  readonly complete?: boolean
  /** Shown to customers as a choice; without it for translators only. */
  readonly offered?: boolean
}

const byCode: Readonly<Record<Language, LanguageData>> = data

/** Written first and always complete; what another language lacks is shown in it. */
export const sourceLanguage = 'en' satisfies Language

/** All, the source language first. */
export const languages = /* @__PURE__ */ Object.keys(data) as [Language, ...Language[]]

export const offeredLanguages: readonly Language[] = /* @__PURE__ */ languages.filter(
  (code) => byCode[code].offered,
)

export const completeLanguages: readonly Language[] = /* @__PURE__ */ languages.filter(
  (code) => byCode[code].complete,
)

export function isLanguage(value: unknown): value is Language {
  return Object.hasOwn(data, String(value))
}

export function languageName(language: Language): string {
  return byCode[language].name
}

export function localeOf(language: Language): string {
  return byCode[language].locale
}
