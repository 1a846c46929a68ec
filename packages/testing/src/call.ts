import {
  accessLinkHeader,
  declaredErrors,
  type Endpoint,
  ErrorBody,
  type RequestOf,
  requestPath,
  type SuccessOf,
  sourceHeader,
} from '@sanad/contracts'
import { encodeForm, type SentFile } from './encode-form.ts'
import { type Portal, transportTo } from './portal.ts'
import { sourceOfToday } from './source-of-today.ts'
import type { Answer, HttpRequest } from './transport.ts'

interface CallOptions {
  readonly token?: string | undefined
  readonly accessLink?: string
  readonly cookies?: Readonly<Record<string, string>>
  /** Where the call seems to come from, as a proxy passes it on. */
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Of an endpoint that takes a form: the file beside its text parts. */
  readonly file?: SentFile | undefined
  readonly signal?: AbortSignal
}

type Call<E extends Endpoint> = RequestOf<E> & CallOptions

/** Calls an endpoint as the app does: path and method from its contract, `source` header set. */
export async function call<E extends Endpoint>(
  portal: Portal,
  endpoint: E,
  request: Call<E>,
): Promise<Answer> {
  const answer = await transportTo(portal)(await toRequest(endpoint, request as AnyCall))
  expectDeclared(endpoint, answer)
  return answer
}

/** The answer of a call that must succeed, checked against its contract. */
export async function succeed<E extends Endpoint>(
  portal: Portal,
  endpoint: E,
  request: Call<E>,
): Promise<SuccessOf<E>> {
  const { status, body, text } = await call(portal, endpoint, request)
  if (status !== 200) throw new Error(`${endpoint.name} answered ${status}: ${text}`)
  return endpoint.success.parse(body) as SuccessOf<E>
}

/** Status and error of a call that must be refused, in the one error shape. */
export async function refuse<E extends Endpoint>(
  portal: Portal,
  endpoint: E,
  request: Call<E>,
): Promise<ErrorBody & { status: number }> {
  const { status, body, text } = await call(portal, endpoint, request)
  if (status < 400) throw new Error(`${endpoint.name} answered ${status}: ${text}`)
  return { ...ErrorBody.parse(body), status }
}

interface AnyCall extends CallOptions {
  readonly params?: object
  readonly query?: object
  readonly body?: object
}

/** Fails on an error that the endpoint's contract does not declare. */
function expectDeclared(endpoint: Endpoint, { status, body, text }: Answer): void {
  const error = ErrorBody.safeParse(body)
  if (status < 400 || !error.success) return
  const declared: ReadonlySet<string> = declaredErrors(endpoint)
  if (!declared.has(error.data.code))
    throw new Error(`${endpoint.name} does not declare what it answered: ${text}`)
}

/** The request that `call` sends, for what sends it by hand. */
export async function toRequest(
  endpoint: Endpoint,
  { params, query, body, file, signal, ...caller }: AnyCall,
): Promise<HttpRequest> {
  const content = endpoint.multipart
    ? await encodeForm((body ?? {}) as Record<string, string>, file)
    : body && { body: Buffer.from(JSON.stringify(body)), contentType: 'application/json' }
  return {
    operation: endpoint.name,
    method: endpoint.method,
    url: requestPath(endpoint, { ...(params ? { params } : {}), ...(query ? { query } : {}) }),
    headers: {
      ...headersOf(caller),
      ...(content ? { 'content-type': content.contentType } : {}),
      ...caller.headers,
    },
    ...(content ? { body: content.body } : {}),
    ...(signal ? { signal } : {}),
  }
}

function headersOf({ token, accessLink, cookies, address }: CallOptions): Record<string, string> {
  const cookie = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`)
  return {
    [sourceHeader]: sourceOfToday(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(accessLink ? { [accessLinkHeader]: accessLink } : {}),
    ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
  }
}
