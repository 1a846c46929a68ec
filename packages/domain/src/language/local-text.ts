import * as z from 'zod/mini'

const Words = z.string().check(z.minLength(1))

/**
 * A text by language: always in English, the specification's wording, and in every other language that has a
 * translation.
 */
export const LocalText = z.catchall(z.object({ en: Words }), Words)
export type LocalText = Readonly<z.infer<typeof LocalText>>

/** What a text says in a language; in English where it has no translation. */
export function textIn(text: LocalText, language: string): string {
  return text[language] ?? text.en
}

export function isLocalText(value: unknown): value is LocalText {
  return LocalText.safeParse(value).success
}
