import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Schema = z.ZodMiniType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call. `public`: anybody. `session`: a signed-in customer. `otp`: a challenge token, an access link
 * or a session. `link`: an access link or a session that owns the application. `gateway`: the payment provider.
 * `staff`: a signed-in member of the service centre. `panel`: the one-time code that staff made to help a customer.
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
  // A method, not a property: path takes its own parameters, and the collection of endpoints stays assignable.
  path(params: Params extends Schema ? Record<keyof z.output<Params>, string> : Record<never, string>): string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Refused (`customer_only`) to a member of staff who acts for the customer. */
  readonly inPerson?: true
  /** The body is multipart/form-data and is read as a stream; `body` then describes its text parts. */
  readonly multipart?: true
  /** The answer is a stream of server-sent events; `success` describes the data of one. */
  readonly stream?: true
  readonly success: Success
  /** Errors beyond those that every call may answer (invalid_request, unauthenticated, rate_limited, internal). */
  readonly errors: readonly ErrorCode[]
}

/** States an endpoint once; server routes, the client API, OpenAPI and tests derive from the value. */
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
type Input<K extends string, S> = [Given<S>] extends [never] ? unknown : { [P in K]: z.input<Given<S>> }

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>
export type SuccessOf<E extends Endpoint> = z.output<E['success']>

/** What a caller sends: schema inputs, before defaults and normalisation. */
export type RequestOf<E extends Endpoint> = Input<'params', E['params']> &
  Input<'query', E['query']> &
  Input<'body', E['body']>

/** The path with `:name` in place of each parameter, as the server's router wants it. */
export function routePattern(endpoint: Endpoint): string {
  return endpoint.path(new Proxy({}, { get: (_, key) => `:${String(key)}` }) as Record<string, string>)
}

/** The path with each parameter percent-encoded and the query appended; undefined query values are left out. */
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
