import * as z from 'zod/mini'

const Words = z.string().check(z.minLength(1))

/**
 * Text by language code: always in English, the specification's wording; other languages as far as translated.
 */
export const LocalText = z.catchall(z.object({ en: Words }), Words)
export type LocalText = Readonly<z.infer<typeof LocalText>>

/** Text in a language, falling back to English. */
export function textIn(text: LocalText, language: string): string {
  return text[language] ?? text.en
}

export function isLocalText(value: unknown): value is LocalText {
  return LocalText.safeParse(value).success
}
