import { createHash } from 'node:crypto'
import { type Endpoint, type RequestOf, requestPath, type SuccessOf } from '@sanad/contracts'

export interface CallOptions {
  readonly token?: string | undefined
  /** Where the call seems to come from, as the proxy passes it on. */
  readonly address?: string
  readonly signal?: AbortSignal
  readonly headers?: Record<string, string>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

type Request<E extends Endpoint> = RequestOf<E> & CallOptions

/** Calls an endpoint over HTTP as the browser does. A connection that breaks is a rejection. */
export async function callPortal<E extends Endpoint>(
  origin: string,
  endpoint: E,
  request: Request<E>,
): Promise<Answer> {
  const { params, query, body, token, address, signal, headers } = request as CallOptions & {
    params?: object
    query?: object
    body?: object
  }
  const path = requestPath(endpoint, { ...(params ? { params } : {}), ...(query ? { query } : {}) })
  const response = await fetch(`${origin}${path}`, {
    method: endpoint.method,
    signal: signal ?? AbortSignal.timeout(30_000),
    headers: {
      source: createHash('sha256').update(new Date().toISOString().slice(0, 10)).digest('hex'),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

/** The answer of a call that must succeed, checked against its contract. */
export async function succeed<E extends Endpoint>(
  origin: string,
  endpoint: E,
  request: Request<E>,
): Promise<SuccessOf<E>> {
  const { status, body } = await callPortal(origin, endpoint, request)
  if (status !== 200) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`)
  return endpoint.success.parse(body) as SuccessOf<E>
}
