import {
  type Endpoint,
  type ErrorCode,
  errorKinds,
  getProfile,
  type SuccessOf,
  type User,
} from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { HttpResponse, type JsonBodyType } from 'msw'
import { asha } from './people.ts'
import { answerWholeApp } from './usual-answers.ts'

/** The calls of an endpoint, in order. */
export interface Calls {
  requests: Request[]
  bodies: unknown[]
  /** When they arrived, by `performance.now()`. */
  times: number[]
}

export function answer<E extends Endpoint>(endpoint: E, body: SuccessOf<E> & JsonBodyType): Calls {
  return serve(endpoint, () => HttpResponse.json(body))
}

/** Responds with a body that violates the contract. */
export function answerOddly(endpoint: Endpoint, body: JsonBodyType, status = 200): Calls {
  return serve(endpoint, () => HttpResponse.json(body, { status }))
}

/** The contract of the endpoint declares the code, or the test fails: see onCall. */
export function refuse(
  endpoint: Endpoint,
  code: ErrorCode,
  details: { message?: string } & Record<string, JsonBodyType> = {},
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

/** Network error. */
export function breakOff(endpoint: Endpoint): Calls {
  return serve(endpoint, () => HttpResponse.error())
}

/** What the first screen of the dashboard asks for beside what is usual. */
export function answerDashboard(user: User = asha): void {
  answer(getProfile, { success: true, user, acting_staff: null })
}

function serve(endpoint: Endpoint, respond: () => Response): Calls {
  const calls: Calls = { requests: [], bodies: [], times: [] }
  answerWholeApp(true)
  portal.use(
    onCall(endpoint, async ({ request }) => {
      calls.times.push(performance.now())
      calls.requests.push(request)
      calls.bodies.push(
        request.method === 'GET'
          ? undefined
          : await request
              .clone()
              .json()
              .catch(() => undefined),
      )
      return respond()
    }),
  )
  return calls
}
