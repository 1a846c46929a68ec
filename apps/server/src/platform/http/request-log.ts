import { shortenAddress } from '@sanad/domain'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { stdSerializers } from 'pino'
import { findWorkContext } from '../work-context.ts'
import { actorOf } from './actor.ts'

/** Names under which secrets travel; wherever one is logged by mistake, its value is left out. */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-access-link',
  'x-client-secret',
  'token',
  'csrf',
  'csrf_token',
  'otp',
  'otp_code',
  'code_hash',
  'password',
]
const paths = secretNames.flatMap((name) => {
  const key = /^\w+$/.test(name) ? `.${name}` : `["${name}"]`
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`]
})

/** One line a request, JSON, without addresses of pages: path and query may carry a token. */
export function logOptions(
  level: string,
  stream?: NodeJS.WritableStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: { paths, censor: '[secret]' },
    serializers: { err: safeError },
    mixin: jobContext,
    ...(stream ? { stream } : {}),
  }
}

/** A job's lines say which, and of which request; those of a request say so themselves. */
function jobContext(): object {
  const context = findWorkContext()
  return context?.job ? { requestId: context.requestId, job: context.job } : {}
}

/** An error without the values that the database or a library attached to it. */
function safeError(error: Error & { code?: string }) {
  const { type, message, stack } = stdSerializers.err(error)
  return { type, message, stack, ...(error.code ? { code: error.code } : {}) }
}

/** Says of every request which route answered it, for whom and whence (/24 or /48), never the address of the page. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(unknown)'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const caller = { ...actorOf(request.principal), network: shortenAddress(request.ip) }
    request.log.info({ method: request.method, route, status: reply.statusCode, ms, ...caller }, 'answered')
  })
}
