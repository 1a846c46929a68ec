import { type Endpoint, type RequestOf, requestPath, type SuccessOf } from '@sanad/contracts'
import { sourceOfToday } from '../call.ts'
import { multipartOf } from '../upload.ts'

export interface Answer {
  readonly endpoint: string
  readonly status: number
  readonly text: string
}

interface Options {
  readonly token?: string
  readonly accessLink?: string
  readonly cookie?: string
}

/** Calls the portal over HTTP and remembers every answer. */
export class Witness {
  readonly answers: Answer[] = []
  /** What the portal last asked the browser to remember. */
  cookie = ''
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  async call<E extends Endpoint>(endpoint: E, request: RequestOf<E> & Options): Promise<Answer> {
    const { params, query, body, ...options } = request as Options & {
      params?: object
      query?: object
      body?: object
    }
    const path = requestPath(endpoint, { ...(params ? { params } : {}), ...(query ? { query } : {}) })
    const sent = body ? { body: JSON.stringify(body), type: 'application/json' } : {}
    return this.send(endpoint.name, endpoint.method, path, { ...options, ...sent })
  }

  /** The answer of a call that must succeed. */
  async succeed<E extends Endpoint>(endpoint: E, request: RequestOf<E> & Options): Promise<SuccessOf<E>> {
    const { status, text } = await this.call(endpoint, request)
    if (status !== 200) throw new Error(`${endpoint.name} answered ${status}: ${text}`)
    return endpoint.success.parse(JSON.parse(text)) as SuccessOf<E>
  }

  /** A call that must be refused. */
  async refuse<E extends Endpoint>(endpoint: E, request: RequestOf<E> & Options): Promise<void> {
    const { status, text } = await this.call(endpoint, request)
    if (status < 400) throw new Error(`${endpoint.name} answered ${status}: ${text}`)
  }

  async upload(path: string, file: Parameters<typeof multipartOf>[0] & Options): Promise<Answer> {
    const { body, contentType } = await multipartOf(file)
    const { token } = file
    return this.send('upload', 'POST', path, { body, type: contentType, ...(token ? { token } : {}) })
  }

  async send(
    endpoint: string,
    method: string,
    path: string,
    { token, accessLink, cookie, body, type }: Options & { body?: string | Buffer; type?: string } = {},
  ): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        source: sourceOfToday(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(accessLink ? { 'x-access-link': accessLink } : {}),
        ...(cookie ? { cookie } : {}),
        ...(type ? { 'content-type': type } : {}),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] || this.cookie
    const answer = { endpoint, status: response.status, text: await response.text() }
    this.answers.push(answer)
    return answer
  }
}
