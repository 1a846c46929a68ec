import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { makeReference } from '../reference.ts'
import { withWorkContext } from '../work-context.ts'
import { isFromTrustedProxy, type TrustedProxies } from './trusted-proxies.ts'

const header = 'x-request-id'

/** What proxies make: a UUID, 32 hexadecimal digits. It reaches logs and other services, so nothing that could mean more. */
const acceptable = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/

/** The id under which a request is known everywhere: a trusted proxy's, so that its log and ours agree, or our own. */
export function requestIdsOf(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = isFromTrustedProxy(trusted)
  return ({ headers, socket }) => {
    const given = headers[header]
    const isTaken = typeof given === 'string' && acceptable.test(given) && isTrusted(socket)
    return isTaken ? given : makeReference()
  }
}

/** Answers with the id, and keeps it at hand for jobs and calls to other services. */
export function passRequestIdOn(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id)
    withWorkContext({ requestId: request.id, span: request.span ?? undefined }, done)
  })
  // The body's own events, not the request's, lead here.
  app.addHook('preValidation', (request, _reply, done) => {
    withWorkContext({ requestId: request.id, span: request.span ?? undefined }, done)
  })
}
