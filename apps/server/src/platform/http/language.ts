import { type Language, languages, sourceLanguage } from '@sanad/texts'
import type { FastifyRequest } from 'fastify'

export type { Language } from '@sanad/texts'

const byTag = new Map(languages.map((language) => [language.toLowerCase(), language]))

/** The portal's language that the caller asks for first; the source language when it names none. */
export function languageOf(request: FastifyRequest): Language {
  const ranges = request.headers['accept-language']?.split(',') ?? []
  for (const range of ranges) {
    const found = lookUp(range.split(';', 1)[0]?.trim().toLowerCase() ?? '')
    if (found) return found
  }
  return sourceLanguage
}

/** RFC 4647 lookup: `hi-IN` is answered in `hi`. */
function lookUp(tag: string): Language | undefined {
  const subtags = tag.split('-')
  for (let length = subtags.length; length > 0; length--) {
    const found = byTag.get(subtags.slice(0, length).join('-'))
    if (found) return found
  }
  return undefined
}
