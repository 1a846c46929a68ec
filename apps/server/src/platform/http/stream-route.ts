import type { ServerResponse } from 'node:http'
import type { Endpoint } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import type { PrincipalOf } from './principal.ts'
import { doorOf } from './route.ts'

interface Stream<E extends Endpoint> {
  /** May still refuse. */
  readonly prepare: (principal: PrincipalOf[E['access']]) => Promise<void>
  /** Is given the answer, whose head is written; from here on it is the stream's. */
  readonly begin: (principal: PrincipalOf[E['access']], response: ServerResponse) => void
}

/** Serves a contract's stream of server-sent events; access and refusals as of every other endpoint. */
export function streamRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { prepare, begin }: Stream<E>,
): void {
  app.route({
    ...doorOf(app, endpoint),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const principal = request.principal as PrincipalOf[E['access']]
      await prepare(principal)
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // nginx would otherwise wait for more to send at once.
        'x-accel-buffering': 'no',
        // Nothing follows on it: at a shutdown it closes with the stream.
        connection: 'close',
      })
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      begin(principal, reply.raw)
    },
  })
}
