import type { FastifyInstance } from 'fastify'
import { toAnswer } from './to-answer.ts'
import type { Transport } from './transport.ts'

/** Past the network, to an app of this process. */
export function overInject(app: FastifyInstance): Transport {
  return async ({ url, method, headers, body, signal }) => {
    const response = await app.inject({
      url,
      method,
      headers,
      ...(body === undefined ? {} : { payload: body }),
      ...(signal ? { signal } : {}),
    })
    return toAnswer({
      status: response.statusCode,
      headers: Object.entries(response.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one) => [name, String(one)] as const),
      ),
      text: response.body,
    })
  }
}
