import type { StaffPermission } from '@sanad/domain'
import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Schema = z.ZodMiniType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Required principal. `public`: none. `session`: a signed-in customer. `otp`: a challenge token, an access link or a
 * session. `link`: an access link or a session that owns the application. `gateway`: a provider's signature.
 * `staff`: a signed-in member of the service centre. `panel`: a one-time code that staff created to help a customer.
 */
export type Access = 'public' | 'session' | 'otp' | 'link' | 'gateway' | 'staff' | 'panel'

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Success extends Schema = Schema,
  A extends Access = Access,
> {
  /** Operation id, RTK Query endpoint name and test title. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  readonly access: A
  // A method, not a property: parameters of methods are bivariant, so that every endpoint is assignable to `Endpoint`.
  path(params: Params extends Schema ? Record<keyof z.output<Params>, string> : Record<never, string>): string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Of `staff` endpoints, each of which names one: who may call it (the domain's table of roles). */
  readonly permission?: StaffPermission
  /** Of `staff` endpoints: open to a session that has proved the password, and no second factor yet. */
  readonly halfway?: true
  /** Of `staff` endpoints: the second factor was proved within the last ten minutes (`proof_needed`). */
  readonly proof?: true
  /**
   * When more come than can be served: `always` is answered to everybody (payments, codes), `soon` before other calls.
   * Calls of customers without either wait for their turn.
   */
  readonly urgency?: 'always' | 'soon'
  /** Refused with `customer_only` to staff who act for the customer. */
  readonly inPerson?: true
  /** The body is multipart/form-data, read as a stream; `body` describes its text parts. */
  readonly multipart?: true
  /** The response is a stream of server-sent events; `success` describes the data of an event. */
  readonly stream?: true
  readonly success: Success
  /** Answered to a request that the schemas refuse, where the specification has words for it. */
  readonly refusedAs?: ErrorCode
  /** Error codes of the use case, beyond `impliedErrors`; any other is reported as a fault. */
  readonly errors: readonly ErrorCode[]
}

/** Defines an endpoint as a value: server route, client call, OpenAPI and tests derive from it. */
export function defineEndpoint<
  A extends Access,
  Success extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(endpoint: Endpoint<Params, Query, Body, Success, A>): Endpoint<Params, Query, Body, Success, A> {
  return endpoint
}

type Given<S> = Extract<S, Schema>
type OutputOf<S> = [Given<S>] extends [never] ? undefined : z.output<Given<S>>
type Input<K extends string, S> = [Given<S>] extends [never]
  ? unknown
  : undefined extends z.input<Given<S>>
    ? { [P in K]?: z.input<Given<S>> }
    : { [P in K]: z.input<Given<S>> }

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>
export type SuccessOf<E extends Endpoint> = z.output<E['success']>

/** Request as the caller writes it: schema inputs, before defaults and normalisation. */
export type RequestOf<E extends Endpoint> = Input<'params', E['params']> &
  Input<'query', E['query']> &
  Input<'body', E['body']>

/** Path with `:name` for each parameter, the pattern of the server's router. */
export function routePattern(endpoint: Endpoint): string {
  return endpoint.path(new Proxy({}, { get: (_, key) => `:${String(key)}` }) as Record<string, string>)
}

/** Path and query of a request, percent-encoded; undefined query values are omitted. */
export function requestPath(endpoint: Endpoint, request: { params?: object; query?: object }): string {
  const encoded = Object.fromEntries(
    Object.entries(request.params ?? {}).map(([key, value]) => [key, encodeURIComponent(String(value))]),
  )
  const query = Object.entries(request.query ?? {})
    .flatMap(([key, value]) =>
      value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`],
    )
    .join('&')
  const path = endpoint.path(encoded)
  return query ? `${path}?${query}` : path
}
