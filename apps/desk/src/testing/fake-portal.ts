import { type Endpoint, type ErrorCode, errorKinds, type SuccessOf } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { HttpResponse, type JsonBodyType } from 'msw'

/** What an endpoint was called with, in order. */
export interface Calls {
  readonly bodies: unknown[]
  readonly urls: string[]
}

export function answer<E extends Endpoint>(endpoint: E, body: SuccessOf<E> & JsonBodyType): Calls {
  return serve(endpoint, () => HttpResponse.json(body))
}

/** The contract of the endpoint declares the code, or the test fails: see onCall. */
export function refuse(
  endpoint: Endpoint,
  code: ErrorCode,
  details: Record<string, JsonBodyType> = {},
): Calls {
  const { status, message } = errorKinds[code]
  const body = {
    success: false,
    code,
    message,
    requestId: '5f6b0e6a-2b6c-4f2e-9d53-0a4f1f5f7f10',
    ...details,
  }
  return serve(endpoint, () => HttpResponse.json(body, { status }))
}

/** A stream of events that stays open and says only what it is told to; who connects later hears all of it. */
export function keepOpen(endpoint: Endpoint): (event: object) => void {
  const headers = { 'content-type': 'text/event-stream' }
  const told: string[] = []
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const encode = (text: string) => new TextEncoder().encode(`data: ${text}\n\n`)
  serve(endpoint, () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open.add(controller)
        for (const text of told) controller.enqueue(encode(text))
      },
    })
    return new HttpResponse(body, { headers })
  })
  return (event) => {
    told.push(JSON.stringify(event))
    for (const controller of open) controller.enqueue(encode(JSON.stringify(event)))
  }
}

/** Network error. */
export function breakOff(endpoint: Endpoint): Calls {
  return serve(endpoint, () => HttpResponse.error())
}

function serve(endpoint: Endpoint, respond: () => Response): Calls {
  const calls: Calls = { bodies: [], urls: [] }
  portal.use(
    onCall(endpoint, async ({ request }) => {
      const body =
        request.method === 'GET'
          ? undefined
          : await request
              .clone()
              .json()
              .catch(() => undefined)
      calls.bodies.push(body)
      calls.urls.push(request.url)
      return respond()
    }),
  )
  return calls
}
