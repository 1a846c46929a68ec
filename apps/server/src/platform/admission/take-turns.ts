import { mayWait } from '@sanad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AdmissionQueue } from '../workers/admission-queue.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the place to the next one; null: it has none. */
    leavePlace: (() => void) | null
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/**
 * Payments, codes and staff go straight to the database's connections, everything else through so many places in front of
 * them: so the first find few others before them, whatever else waits (priority). Signing in comes before reading. A
 * place is held from the credentials to the answer, and never while a slow line sends or takes bytes.
 */
export function takeTurns(app: FastifyInstance, places: AdmissionQueue): void {
  const takeTurn = async (request: FastifyRequest, reply: FastifyReply) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || endpoint.stream || endpoint.multipart || !mayWait(endpoint)) return
    const done = Promise.withResolvers<void>()
    request.leavePlace = done.resolve
    reply.raw.once('close', done.resolve)
    const turn = Promise.withResolvers<void>()
    const work = () => {
      turn.resolve()
      return done.promise
    }
    places.admit(work, { isFirst: endpoint.urgency === 'soon' }).catch(turn.reject)
    await turn.promise
    // Callers who gave up while they waited: nothing is done for them, and nothing answered.
    if (reply.raw.destroyed) return reply.hijack()
  }
  app.decorateRequest('leavePlace', null)
  app.addHook('onRequest', async (request, reply) => {
    if (isRead(request)) return takeTurn(request, reply)
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!isRead(request)) return takeTurn(request, reply)
  })
  app.addHook('onSend', async (request) => request.leavePlace?.())
}
