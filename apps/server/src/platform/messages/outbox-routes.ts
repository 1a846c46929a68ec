import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Db } from '../db.ts'
import { listOutbox } from './list-outbox.ts'
import { renderOutbox, type SecondFactorCode } from './outbox-page.ts'

const Query = z.object({ to: z.string().optional() })
type Query = z.infer<typeof Query>

/** What was sent, for people and for tests. Outside production only: the real codes stand in it. */
export async function registerOutbox(
  app: FastifyInstance,
  { db, config }: { db: Db; config: { production: boolean } },
  listCodes: () => readonly SecondFactorCode[],
): Promise<void> {
  if (config.production) return
  const style = await readFile(new URL('./outbox.css', import.meta.url), 'utf8')

  const schema = { hide: true, querystring: Query }
  app.get<{ Querystring: Query }>('/dev/outbox.json', { schema }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return { messages: await listOutbox(db, query.to) }
  })
  app.get<{ Querystring: Query }>('/dev/outbox', { schema }, async ({ query: { to } }, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return renderOutbox(await listOutbox(db, to), { to, codes: listCodes() })
  })
  app.get('/dev/outbox.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  )
}
