import { isLanguage, type Language, languages, sourceLanguage } from '@sanad/texts'
import type { FastifyRequest } from 'fastify'

export type { Language } from '@sanad/texts'

const named = new RegExp(`\\b(${languages.join('|')})\\b`, 'i')

/** The portal's language that the caller asks for first; the source language when it names none. */
export function languageOf(request: FastifyRequest): Language {
  const preferred = request.headers['accept-language']?.match(named)?.[1]?.toLowerCase()
  return isLanguage(preferred) ? preferred : sourceLanguage
}
