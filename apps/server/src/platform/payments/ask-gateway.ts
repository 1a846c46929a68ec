import type * as z from 'zod'
import { outgoingHeaders } from '../work-context.ts'
import { GatewayError } from './payment-gateway.ts'

const TIMEOUT_MS = 8000

export interface GatewayRequest<T> {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly answer: z.ZodType<T>
}

export interface GatewayHost {
  readonly baseUrl: string
  /** Credentials and the like, of every call. */
  readonly headers: Readonly<Record<string, string>>
  /** The provider's code for a refusal, from its error body. */
  readonly problem: z.ZodType<string>
}

/** HTTP status of a refusal, so that the caller can tell an existing order or a missing one from a failure. */
export class GatewayRefusal extends GatewayError {
  readonly status: number

  constructor(status: number, code: string | undefined) {
    super(
      status === 429 ? 'rate_limited' : status >= 500 ? 'failed' : 'refused',
      `Gateway answered ${status}${code ? ` ${code}` : ''}`,
    )
    this.status = status
  }
}

/**
 * One call to a provider. A redirect is an error: following it would hand the secret to another host.
 * Errors name the call, the status and the provider's code for it, never headers or bodies.
 */
export async function askGateway<T>(host: GatewayHost, request: GatewayRequest<T>): Promise<T> {
  const response = await send(host, request)
  if (!response.ok) {
    const problem = host.problem.safeParse(await readJson(response).catch(() => undefined))
    throw new GatewayRefusal(response.status, problem.data)
  }
  const parsed = request.answer.safeParse(await readJson(response))
  if (!parsed.success) {
    throw new GatewayError(
      'unreadable',
      `Gateway answered ${request.method} ${request.path} in an unknown format`,
    )
  }
  return parsed.data
}

async function send(host: GatewayHost, request: GatewayRequest<unknown>): Promise<Response> {
  try {
    return await fetch(`${host.baseUrl}${request.path}`, {
      method: request.method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        ...outgoingHeaders(),
        ...host.headers,
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    })
  } catch (error) {
    throw unreachable(error, request)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new GatewayError('unreadable', 'Gateway answered with something that is not JSON')
  }
}

function unreachable(error: unknown, request: GatewayRequest<unknown>): GatewayError {
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  const what = `${request.method} ${request.path}`
  return timedOut
    ? new GatewayError('timeout', `Gateway did not answer ${what} in time`)
    : new GatewayError('unreachable', `Gateway could not be reached for ${what}`)
}
