import { createHash } from 'node:crypto'
import { type Endpoint, ErrorBody, type RequestOf, requestPath, type SuccessOf } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'

interface CallOptions {
  readonly token?: string
  readonly accessLink?: string
  readonly headers?: Record<string, string>
  readonly cookies?: Record<string, string>
  readonly remoteAddress?: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, unknown>
  readonly cookies: readonly { name: string; value: string; [attribute: string]: unknown }[]
}

type Request<E extends Endpoint> = RequestOf<E> & CallOptions

/** Calls an endpoint as the client does: path and method from its contract, `source` header set. */
export async function call<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  request: Request<E>,
): Promise<Answer> {
  const { params, query, body, token, accessLink, headers, cookies, remoteAddress } =
    request as CallOptions & {
      params?: object
      query?: object
      body?: object
    }
  const response = await app.inject({
    method: endpoint.method,
    url: requestPath(endpoint, { ...(params ? { params } : {}), ...(query ? { query } : {}) }),
    headers: {
      source: sourceOfToday(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(accessLink ? { 'x-access-link': accessLink } : {}),
      ...headers,
    },
    ...(body ? { payload: body } : {}),
    ...(cookies ? { cookies } : {}),
    ...(remoteAddress ? { remoteAddress } : {}),
  })
  return {
    status: response.statusCode,
    body: response.body === '' ? undefined : response.json(),
    headers: response.headers,
    cookies: response.cookies,
  }
}

/** The answer of a call that must succeed, checked against its contract. */
export async function succeed<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  request: Request<E>,
): Promise<SuccessOf<E>> {
  const { status, body } = await call(app, endpoint, request)
  if (status !== 200) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`)
  return endpoint.success.parse(body) as SuccessOf<E>
}

/** Status and error of a call that must be refused, in the one error shape. */
export async function refuse<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  request: Request<E>,
): Promise<ErrorBody & { status: number }> {
  const { status, body } = await call(app, endpoint, request)
  if (status < 400) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`)
  return { ...ErrorBody.parse(body), status }
}

/** The `source` header of this moment. */
export function sourceOfToday(): string {
  return createHash('sha256').update(new Date().toISOString().slice(0, 10)).digest('hex')
}
