import { onTestFinished } from 'vitest'
import { buildGateway, type GatewayOptions } from '../gateway.ts'

export const credentials = { clientId: 'test-client', clientSecret: 'test-secret' }

/** A gateway on a free port, closed when the test ends. */
export async function startGateway({ cashfree, ...options }: GatewayOptions = {}) {
  const gateway = await buildGateway({
    refundDelayMs: null,
    cashfree: { ...credentials, ...cashfree },
    ...options,
  })
  onTestFinished(() => gateway.close())
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => gateway.close(), ...clientOf(url) }
}

export interface CallOptions {
  headers?: Record<string, string>
}

function clientOf(url: string) {
  async function send(method: string, path: string, body?: unknown, { headers = {} }: CallOptions = {}) {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-client-id': credentials.clientId,
        'x-client-secret': credentials.clientSecret,
        'x-api-version': '2025-01-01',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text) }
  }
  return {
    get: (path: string, options?: CallOptions) => send('GET', path, undefined, options),
    post: (path: string, body: unknown, options?: CallOptions) => send('POST', path, body, options),
    patch: (path: string, body: unknown, options?: CallOptions) => send('PATCH', path, body, options),
  }
}

function parse(text: string) {
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined
}
