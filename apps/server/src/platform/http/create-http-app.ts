import cookie from '@fastify/cookie'
import { nameIn } from '@sanad/branding'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { FaultReporter } from '../faults/fault-reporter.ts'
import { measureRequests } from '../metrics/measure-requests.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { registerOpenApi } from '../open-api/register-open-api.ts'
import type { PortalConfig } from '../portal-config.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { compressAnswers } from './compress-answers.ts'
import { cutOffStalledBodies, serverTimeouts } from './connection-limits.ts'
import { installErrorHandler } from './error-handler.ts'
import { finishConnections } from './finish-connections.ts'
import { refuseHostileInput } from './hostile-input.ts'
import { limitPipelining } from './limit-pipelining.ts'
import type { AssertOwnTeams, Authenticate, RecordReading } from './principal.ts'
import { installReadiness } from './readiness.ts'
import { RememberedAnswers } from './remembered-answers.ts'
import { passRequestIdOn, requestIdsOf } from './request-id.ts'
import { installRequestLog, logOptions } from './request-log.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { readStaffCookie } from './staff-cookie.ts'
import { normaliseForwardedFor, trustProxyOption } from './trusted-proxies.ts'

interface Options {
  readonly config: PortalConfig
  readonly metrics: Metrics
  readonly faults: FaultReporter
  readonly authenticate: Authenticate
  readonly assertOwnTeams: AssertOwnTeams
  readonly recordReading: RecordReading
  readonly logTo?: NodeJS.WritableStream | undefined
}

/** Fastify with what every route relies on: limits, schemas, errors, log, security headers, API description. */
export async function createHttpApp({
  config,
  metrics,
  faults,
  authenticate,
  assertOwnTeams,
  recordReading,
  logTo,
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel, logTo),
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdsOf(config.trustedProxies),
    bodyLimit: 256 * 1024,
    ...serverTimeouts(config.connections),
    // Whoever still has a connection while the process stops is answered, as the last on it.
    return503OnClosing: false,
    trustProxy: trustProxyOption(config.trustedProxies),
    // The schemas limit parameters, and answer in the one shape of errors; Node limits the address.
    routerOptions: { maxParamLength: 16 * 1024 },
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/unreadable'),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  traceRequests(app, config.trustedProxies)
  passRequestIdOn(app)
  normaliseForwardedFor(app)
  limitPipelining(app)
  finishConnections(app)
  cutOffStalledBodies(app, config.connections)
  installReadiness(app)
  installErrorHandler(app, faults)
  refuseHostileInput(app)
  installRequestLog(app)
  measureRequests(app, metrics)
  app.decorateRequest('principal', null)
  app.decorate('authenticate', authenticate)
  app.decorate('assertOwnTeams', assertOwnTeams)
  app.decorate('recordReading', recordReading)
  app.decorate('rememberedAnswers', new RememberedAnswers())
  app.decorate('staffCookieOf', (request) => readStaffCookie(request, config))
  await app.register(cookie)
  await registerSecurityHeaders(app, config)
  await compressAnswers(app)
  if (config.apiDocs) await registerOpenApi(app, nameIn(config.brand, 'en'))
  return app
}

/** A path that cannot be decoded is answered as not found, with the headers of every answer. */
function isReadable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURI(url.replace(/\?.*$/, ''))
    return true
  } catch {
    return false
  }
}
