import {
  declaredErrors,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  errorKinds,
  type FieldIssue,
  statusOf,
} from '@sanad/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '../app-error.ts'
import type { FaultReporter } from '../faults/fault-reporter.ts'
import { WorkAborted } from '../workers/work-aborted.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How often a call of an endpoint answered an error that its contract does not declare, by both names. */
    undeclaredErrors: Map<string, number>
  }
  interface FastifyRequest {
    /** The code of the error that is answered. */
    refusal: ErrorCode | null
  }
}

/** Turns every failure into the one error shape. What the caller need not know goes to the log alone. */
export function installErrorHandler(app: FastifyInstance, faults: FaultReporter): void {
  app.decorate('undeclaredErrors', new Map())
  app.decorateRequest('refusal', null)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asAppError(error, request.routeOptions.config.endpoint)
    reportUndeclared(app, request, known.code)
    // A caller who left in the middle, as on a lost connection, is no failure of ours.
    if (request.raw.readableAborted) request.log.info('The caller left before the request had come')
    // Whoever waits in line is counted, and a flood of them is not to fill the log.
    else if (statusOf(known.code) >= 500 && known.code !== 'waiting')
      request.log.error({ err: known.cause ?? error }, known.message)
    if (known.code === 'internal' && !request.raw.readableAborted) {
      const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
      faults.report(known.cause ?? error, { in: 'request', name, requestId: request.id })
    }
    return sendError(request, reply, known)
  })
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')))
}

/** An error that the contract does not declare reaches clients that are not made for it: the contract is to be mended. */
function reportUndeclared(app: FastifyInstance, request: FastifyRequest, code: ErrorCode): void {
  const { endpoint } = request.routeOptions.config
  if (!endpoint || declaredErrors(endpoint).has(code)) return
  request.log.error({ endpoint: endpoint.name, code }, 'Undeclared error')
  const name = `${endpoint.name} ${code}`
  app.undeclaredErrors.set(name, (app.undeclaredErrors.get(name) ?? 0) + 1)
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  request.refusal = error.code
  const { seconds_left } = error.details
  const mayComeAgain = [429, 503].includes(statusOf(error.code))
  if (mayComeAgain && typeof seconds_left === 'number') reply.header('retry-after', seconds_left)
  return reply
    .code(statusOf(error.code))
    .header('cache-control', 'no-store')
    .send(errorBodyOf(request, error))
}

/** The one shape of every error. */
export function errorBodyOf(request: FastifyRequest, error: AppError): ErrorBody {
  return {
    success: false,
    message: error.message,
    code: error.code,
    requestId: request.id,
    ...error.details,
  }
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
}

/** What the caller may know of a failure. */
export function asAppError(
  error: Error & { code?: string; statusCode?: number },
  endpoint?: Endpoint,
): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return refusedRequest(error.validation, endpoint)
  const code = fastifyCodes[error.code ?? '']
  if (code) return new AppError(code)
  if (error.statusCode !== undefined && error.statusCode < 500) return new AppError('invalid_request')
  if (isDatabaseGone(error) || error instanceof WorkAborted)
    return new AppError('unavailable', { cause: error })
  return new AppError('internal', { cause: error })
}

function refusedRequest(
  problems: readonly { instancePath: string; message?: string | undefined }[],
  endpoint: Endpoint | undefined,
): AppError {
  const issues: FieldIssue[] = problems.map((problem) => ({
    path: problem.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: problem.message ?? errorKinds.invalid_request.message,
  }))
  // A validator's words are for developers: customers are shown the message alone.
  return new AppError(endpoint?.refusedAs ?? 'invalid_request', { details: { issues } })
}

/** Connection lost, refused, timed out, the server is shutting down, starting up or a standby, or a lock or the time was not to be had. */
function isDatabaseGone(error: Error & { code?: string }): boolean {
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57014|57P0[1-3]|08\d{3}|53300|55P03|40P01|25P03|25006)$/.test(
      error.code ?? '',
    ) || /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
  )
}
