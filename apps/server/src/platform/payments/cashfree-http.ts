import * as z from 'zod'
import type { GatewayConfig } from './gateway-config.ts'
import { GatewayError } from './payment-gateway.ts'

const API_VERSION = '2025-01-01'
const TIMEOUT_MS = 8000

export interface CashfreeRequest<T> {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly answer: z.ZodType<T>
}

const Problem = z.object({ code: z.string().regex(/^[\w-]{1,60}$/) })

/** HTTP status of a refusal, so that the caller can tell an existing order or a missing one from a failure. */
export class CashfreeRefusal extends GatewayError {
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
 * One call to the provider. A redirect is an error: following it would hand the secret to another host.
 * Errors name the call, the status and the provider's code for it, never headers or bodies.
 */
export async function askCashfree<T>(config: GatewayConfig, request: CashfreeRequest<T>): Promise<T> {
  const response = await send(config, request)
  if (!response.ok) {
    const problem = Problem.safeParse(await readJson(response).catch(() => undefined))
    throw new CashfreeRefusal(response.status, problem.data?.code)
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

async function send(config: GatewayConfig, request: CashfreeRequest<unknown>): Promise<Response> {
  try {
    return await fetch(`${config.baseUrl}${request.path}`, {
      method: request.method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        'x-client-id': config.clientId,
        'x-client-secret': config.clientSecret,
        'x-api-version': API_VERSION,
        ...(request.idempotencyKey ? { 'x-idempotency-key': request.idempotencyKey } : {}),
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

function unreachable(error: unknown, request: CashfreeRequest<unknown>): GatewayError {
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  const what = `${request.method} ${request.path}`
  return timedOut
    ? new GatewayError('timeout', `Gateway did not answer ${what} in time`)
    : new GatewayError('unreachable', `Gateway could not be reached for ${what}`)
}
