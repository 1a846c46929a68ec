import { maxFileBytes, resumableUploadPath as path, statusOf } from '@sanad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { asAppError, errorBodyOf } from '../../http/error-handler.ts'
import { checkCaller } from '../../http/route.ts'
import type { Services } from '../../services.ts'

/**
 * Resumable uploads by the tus protocol (tus.io): after a broken connection the client asks for the offset and continues,
 * at any process. A complete upload is then submitted by its id.
 */
export async function registerResumableUploads(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // The tus server reads the raw body itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    const options = {
      schema: { hide: true },
      onRequest: async (request: FastifyRequest) => {
        request.principal = await checkCaller(app, 'session', request)
      },
      handler: (request: FastifyRequest, reply: FastifyReply) => receivePart(services, request, reply),
    }
    scope.route({ method: 'POST', url: path, ...options })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${path}/:id`, ...options })
  })
}

async function receivePart(
  { db, files }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.principal?.kind !== 'session') throw new AppError('unauthenticated')
  // Lazy import: faster start.
  const [{ Server }, { PartStore }] = await Promise.all([import('@tus/server'), import('./part-store.ts')])
  const server = new Server({
    path,
    datastore: new PartStore(files, { db, customerId: request.principal.customerId }, lengthOf(request)),
    maxSize: maxFileBytes,
    relativeLocation: true,
    allowedOrigins: [],
    locker: { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) },
    onResponseError: async (_request, error) => answerTo(request, error),
  })
  // Method override would allow methods that this route does not register.
  delete request.raw.headers['x-http-method-override']
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.setHeader('cache-control', 'no-store')
  await server.handle(request.raw, reply.raw)
}

function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}

type Answer = { readonly status_code: number; readonly body: string }

/** Errors of the protocol are passed through; ours get the common error body. */
function answerTo(request: FastifyRequest, error: Error | Answer): Answer | undefined {
  if (!(error instanceof Error)) return undefined
  const known = asAppError(error)
  const status = statusOf(known.code)
  if (status >= 500) request.log.error({ err: known.cause ?? known }, known.message)
  return { status_code: status, body: JSON.stringify(errorBodyOf(request, known)) }
}
