import {
  type Access,
  accessLinkHeader,
  type BodyOf,
  declaredErrors,
  type Endpoint,
  ErrorBody,
  type ParamsOf,
  type QueryOf,
  routePattern,
  type SuccessOf,
  sourceHeader,
  statusOf,
} from '@sanad/contracts'
import { findStaffSubject } from '@sanad/contracts/staff'
import { isPermitted } from '@sanad/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import * as z from 'zod/mini'
import { actingAs } from '../acting-staff.ts'
import { AppError } from '../app-error.ts'
import { narrowedTo } from './narrowed-to.ts'
import type {
  AssertOwnTeams,
  Authenticate,
  Credentials,
  Principal,
  PrincipalOf,
  RecordReading,
} from './principal.ts'
import type { RememberedAnswers } from './remembered-answers.ts'
import { isKnownSource } from './source-header.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate
    assertOwnTeams: AssertOwnTeams
    recordReading: RecordReading
    rememberedAnswers: RememberedAnswers
    staffCookieOf: (request: FastifyRequest) => string | null
  }
  interface FastifyRequest {
    principal: Principal | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export interface Call<E extends Endpoint> {
  readonly principal: PrincipalOf[E['access']]
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Serves an endpoint of the contracts: path, access, checks and answers come from it, the story from `handle`. */
export function route<E extends Endpoint, const Answer extends SuccessOf<E>>(
  app: FastifyInstance,
  endpoint: E,
  // `const` keeps `success: true` from widening to boolean.
  handle: (call: Call<E>) => Promise<Answer>,
  // Every table that it reads marks its customer (migration 095): remembered-tables.test.ts names them.
  { isRemembered = false }: { isRemembered?: boolean } = {},
): void {
  app.route({
    ...doorOf(app, endpoint),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const staffId = staffIdOf(request.principal)
      // The schemas above have checked and parsed these parts; Fastify's own types do not carry them.
      const { params, query, body, principal } = request
      const call = { params, query, body, principal, request, reply } as unknown as Call<E>
      const make = () => actingAs(staffId, () => handle(call))
      return isRemembered ? app.rememberedAnswers.answer(request, reply, make) : make()
    },
  })
}

/** What the contract says of who comes in and with what. */
export function doorOf(app: FastifyInstance, endpoint: Endpoint) {
  return {
    method: endpoint.method as HTTPMethods,
    url: routerPath(endpoint),
    config: { endpoint },
    schema: {
      operationId: endpoint.name,
      summary: endpoint.summary,
      security: securityOf(endpoint.access),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      // A multipart body is a stream: its text parts are checked where they are read.
      ...(endpoint.body && !endpoint.multipart ? { body: endpoint.body } : {}),
      response: { 200: endpoint.success, ...errorResponses(endpoint) },
    },
    onRequest: async (request: FastifyRequest) => {
      request.principal = await checkCaller(app, endpoint.access, request)
      assertPermitted(endpoint, request.principal)
      if (isLinkByStaff(request.principal) && endpoint.method !== 'GET') throw new AppError('link_read_only')
      if (endpoint.inPerson && staffIdOf(request.principal)) throw new AppError('customer_only')
    },
    // After the schemas have checked the parameters.
    preHandler: (request: FastifyRequest) => assertOwnWork(app, endpoint, request),
  }
}

/** A parameter that has a few values only is matched by the router, so that any other one is an unknown path. */
function routerPath(endpoint: Endpoint): string {
  const parameters = endpoint.params instanceof z.core.$ZodObject ? endpoint.params._zod.def.shape : {}
  return routePattern(endpoint).replace(/:(\w+)/g, (name, key: string) => {
    const schema = parameters[key]
    return schema instanceof z.core.$ZodEnum ? `${name}(^(?:${[...schema._zod.values].join('|')})$)` : name
  })
}

function errorResponses(endpoint: Endpoint): Record<number, typeof ErrorBody> {
  return Object.fromEntries([...declaredErrors(endpoint)].map((code) => [statusOf(code), ErrorBody]))
}

/** What opens the route, for the description: any one of the entries. */
function securityOf(access: Access): Record<string, never[]>[] {
  if (access === 'public' || access === 'gateway') return []
  return access === 'otp' || access === 'link' ? [{ bearer: [] }, { accessLink: [] }] : [{ bearer: [] }]
}

const isLinkByStaff = (principal: Principal | null) => principal?.kind === 'link' && principal.madeByStaffId

/** The member of staff who acts, by themselves, for a customer or by a link that they made. */
function staffIdOf(principal: Principal | null): string | null {
  if (principal?.kind === 'staff') return principal.staffId
  if (principal?.kind === 'link') return principal.madeByStaffId
  return principal?.kind === 'session' ? principal.actingStaffId : null
}

/** A staff endpoint without a permission is nobody's: contracts name one each. */
function assertPermitted({ permission, halfway, proof }: Endpoint, principal: Principal | null): void {
  if (principal?.kind !== 'staff') return
  if (!halfway && !principal.isProved) throw new AppError('factor_needed')
  if (!permission || !isPermitted(principal.roles, permission)) throw new AppError('not_permitted')
  if (proof && !principal.isFresh) throw new AppError('proof_needed')
}

/**
 * What a call names is the work of the member's own teams, where their roles reach no further. Where they do, reading
 * what is not their own work is recorded before it is answered.
 */
async function assertOwnWork(
  app: FastifyInstance,
  endpoint: Endpoint,
  { principal, params }: FastifyRequest,
): Promise<void> {
  const subject = findStaffSubject(endpoint)
  if (principal?.kind !== 'staff' || !subject || !endpoint.permission) return
  const id = String((params as { id: string }).id)
  if (narrowedTo(principal, endpoint.permission) !== undefined) {
    await app.assertOwnTeams(subject, id, principal)
  } else if (endpoint.method === 'GET') {
    await app.recordReading(subject, id, principal)
  }
}

function checkSource(request: FastifyRequest): void {
  const header = request.headers[sourceHeader]
  if (typeof header !== 'string' || !isKnownSource(header, new Date())) throw new AppError('source_invalid')
}

/** Who calls, if they may; throws the error to answer otherwise. */
export async function checkCaller(
  app: FastifyInstance,
  access: Access,
  request: FastifyRequest,
): Promise<Principal | null> {
  if (access !== 'gateway') checkSource(request)
  if (access === 'public' || access === 'gateway') return null
  return app.authenticate(access, credentialsOf(app, request))
}

function credentialsOf(app: FastifyInstance, request: FastifyRequest): Credentials {
  const link = request.headers[accessLinkHeader]
  return {
    bearer: request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? null,
    staffCookie: app.staffCookieOf(request),
    accessLink: typeof link === 'string' ? link : null,
  }
}
