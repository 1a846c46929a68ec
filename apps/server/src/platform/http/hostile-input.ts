import { isStorable } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import { isPlainJson } from './json-shape.ts'

/**
 * Refuses, before any schema and on every route, input that no operation can mean: JSON that can be read in two ways or
 * nests without end, and text that PostgreSQL cannot store (NUL, lone surrogates), which would fail at a query (500).
 */
export function refuseHostileInput(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, text, (error, body) => {
      if (error) return done(error)
      if (!isPlainJson(text)) return done(new AppError('invalid_request'))
      done(null, body)
    }),
  )
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body]) assertStorable(part)
  })
}

/** Keys too: those of a record are stored with it. */
function assertStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new AppError('invalid_request')
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    for (const [key, part] of Object.entries(value)) {
      assertStorable(key)
      assertStorable(part)
    }
  }
}
