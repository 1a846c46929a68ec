import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { Transport } from '@sanad/testing'
import { names } from './tls.ts'

export interface Site {
  /** Where the proxy listens. */
  readonly port: number
  readonly authority: string
}

/** By TLS to the portal's name, wherever that leads elsewhere, over connections that are kept as a browser's. */
export function overTls({ port, authority }: Site): Transport {
  const agent = new Agent({ keepAlive: true, ca: authority, servername: names.portal })
  return ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const host = `${names.portal}:${port}`
      const sent = request(
        { agent, host: '127.0.0.1', port, path: url, method, signal, headers: { ...headers, host } },
        async (response) => {
          try {
            const text = (await buffer(response)).toString('utf8')
            const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(pairs),
              cookies: [],
              text,
              body: asJson(text),
            })
          } catch (error) {
            reject(error)
          }
        },
      )
      sent.setTimeout(30_000, () => sent.destroy(new Error(`${method} ${url} was not answered for 30 s`)))
      sent.on('error', reject)
      sent.end(body)
    })
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
