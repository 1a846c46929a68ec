import { type Language, languages, sourceLanguage } from '../languages.ts'
import type { Messages, Texts } from '../messages.ts'
import { compileTexts } from './compile-texts.ts'
import { readTexts } from './read-texts.ts'

const compiled = new Map<string, Texts>()

/** What the language itself says; read once. */
function ownTexts(name: string, language: Language): Texts {
  const id = `${language}/${name}`
  let texts = compiled.get(id)
  if (!texts) {
    texts = compileTexts(readTexts(language, name), language)
    compiled.set(id, texts)
  }
  return texts
}

/** The texts of a file in a language; those that it lacks are in the source language. */
export function textsIn<Typed extends object>({ name }: Messages<Typed>, language: Language): Typed {
  // The check holds every file against the English one, from which the type is written.
  return { ...ownTexts(name, sourceLanguage), ...ownTexts(name, language) } as unknown as Typed
}

/** Whether the language has a text of its own. */
export function isTranslated<Typed extends object>(
  { name }: Messages<Typed>,
  key: keyof Typed & string,
  language: Language,
): boolean {
  return Object.hasOwn(ownTexts(name, language), key)
}

type LocalText = { readonly en: string; readonly [language: string]: string }

/** The texts of a file that have no parameters, each with its translations: the form of the catalogue's texts. */
export function localTextsOf<Typed extends object>({
  name,
}: Messages<Typed>): { readonly [Key in keyof Typed as Typed[Key] extends string ? Key : never]: LocalText } {
  const texts: Record<string, Record<string, string>> = {}
  for (const language of languages) {
    for (const [key, text] of Object.entries(ownTexts(name, language))) {
      if (typeof text === 'string') texts[key] = { ...texts[key], [language]: text }
    }
  }
  return texts as never
}
