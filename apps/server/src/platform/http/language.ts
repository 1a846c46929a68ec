import type { FastifyRequest } from 'fastify'

export type Language = 'en' | 'hi'

/** The portal's language that the caller asks for first; English when it names neither. */
export function languageOf(request: FastifyRequest): Language {
  const preferred = request.headers['accept-language']?.match(/\b(en|hi)\b/i)?.[1]
  return preferred?.toLowerCase() === 'hi' ? 'hi' : 'en'
}
