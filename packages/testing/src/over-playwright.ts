import type { APIRequestContext } from '@playwright/test'
import { toAnswer } from './to-answer.ts'
import type { Transport } from './transport.ts'

/** As the browser of a journey sends, with its base URL and the headers of its test. */
export function overPlaywright(requests: APIRequestContext): Transport {
  return async ({ url, method, headers, body }) => {
    const response = await requests.fetch(url, {
      method,
      headers: { ...headers },
      ...(body === undefined ? {} : { data: body }),
    })
    return toAnswer({
      status: response.status(),
      headers: response.headersArray().map(({ name, value }) => [name, value] as const),
      text: await response.text(),
    })
  }
}
