import { type Language, sourceLanguage } from '../languages.ts'
import type { Messages, Texts } from '../messages.ts'

/** By language and file: what this page has loaded, and the same over the texts of the source language. */
const own = new Map<string, Texts>()
const merged = new Map<string, Texts>()

/** A language's texts of some files, each with the file's name. */
export type Translations = readonly (readonly [name: string, texts: Texts])[]

const listeners = new Set<() => void>()

/** Tells when texts have come. Answers how to end it. */
export function onTranslations(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language, or the source language while nothing of it is here. */
export function shownLanguage(language: Language): Language {
  return [...own.keys()].some((id) => id.startsWith(`${language}/`)) ? language : sourceLanguage
}

export function addTranslations(language: string, added: Translations): void {
  for (const [name, texts] of added) {
    own.set(`${language}/${name}`, texts)
    // Hot reload adds them again.
    merged.delete(`${language}/${name}`)
  }
  for (const listener of listeners) listener()
}

/** What a language itself says, as far as it is loaded; nothing for the source language. */
export function translationsIn<Typed extends object>(
  { name }: Messages<Typed>,
  language: Language,
): Partial<Typed> | undefined {
  return own.get(`${language}/${name}`) as Partial<Typed> | undefined
}

/** The texts in a language; those that it lacks, or that are not loaded, are in the source language. */
export function messagesIn<Typed extends object>(messages: Messages<Typed>, language: Language): Typed {
  const { name, english } = messages
  const id = `${language}/${name}`
  let texts = merged.get(id)
  if (!texts) {
    const translations = own.get(id)
    if (!translations) return english as Typed
    texts = { ...(english as Texts), ...translations }
    merged.set(id, texts)
  }
  return texts as Typed
}
