export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** Each language in its own words, for the switch. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

export function isLanguage(value: string | null): value is Language {
  return value === 'en' || value === 'hi'
}
