import { request } from 'node:http'
import { type Attack, expectThat } from '../attack.ts'

const paths = [
  '//evil.example',
  '/user//evil.example',
  '/user/\\evil.example',
  '/user/x/..//evil.example',
  '/user/%2e%2e//evil.example',
  '/%5cevil.example',
  '/user/?redirect=//evil.example',
  '/user/home-old?redirect=/user//evil.example',
  '/\\evil.example/%2e%2e',
  'http://evil.example/user',
]

/** The portal's own answers; what the page makes of `redirect` is proved in a browser. */
export const redirects: Attack = {
  name: 'addresses that could lead elsewhere',
  fault: 'F-39',
  async run({ origin }) {
    const { port } = new URL(origin)
    for (const path of paths) {
      const location = await readLocation(Number(port), path)
      const target = location === undefined ? origin : new URL(location, origin).origin
      expectThat(target === origin, `${path} leads to ${location}`)
    }
    return `${paths.length} addresses`
  },
}

/** As written: `fetch` would tidy the path up. */
function readLocation(port: number, path: string): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  const asked = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
    answer.resume()
    resolve(answer.headers.location)
  })
  asked.on('error', reject).end()
  return promise
}
