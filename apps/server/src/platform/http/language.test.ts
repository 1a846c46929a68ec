import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['HI', 'hi'],
  ['fr, mr;q=0.5, hi;q=0.4', 'mr'],
  // A subtag that happens to be a language's name names no language.
  ['x-en, hi', 'hi'],
  ['de-hi', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('a caller who asks for %s is answered in %s', (header, language) => {
  const request = { headers: { 'accept-language': header } } as FastifyRequest
  expect(languageOf(request)).toBe(language)
})
