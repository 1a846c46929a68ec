import { createHash, randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  type Endpoint,
  type RequestOf,
  register,
  requestOtp,
  requestPath,
  type SuccessOf,
  verifyOtp,
} from '@sanad/contracts'
import { readCode } from './outbox.ts'

export interface Person {
  readonly name: string
  readonly mobile: string
  readonly email: string
}

export interface Customer extends Person {
  readonly id: string
  readonly token: string
  readonly user: SuccessOf<typeof verifyOtp>['user']
}

/** Somebody whom the portal does not know yet. */
export function somebody(): Person {
  const mobile = `9${String(randomInt(1e9)).padStart(9, '0')}`
  return { name: 'Asha Patil', mobile, email: `asha.${mobile}@example.in` }
}

/** Calls an endpoint as the app does; fails on anything but success. */
export async function callPortal<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  { token, ...parts }: RequestOf<E> & { token?: string },
): Promise<SuccessOf<E>> {
  const { params, query, body } = parts as { params?: object; query?: object; body?: object }
  const response = await request.fetch(
    requestPath(endpoint, { ...(params && { params }), ...(query && { query }) }),
    {
      method: endpoint.method,
      headers: {
        source: createHash('sha256').update(new Date().toISOString().slice(0, 10)).digest('hex'),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { data: body }),
    },
  )
  if (!response.ok())
    throw new Error(`${endpoint.name} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as SuccessOf<E>
}

/** A verified customer with a live session, made through the same calls that the screens use. */
export async function registerCustomer(request: APIRequestContext): Promise<Customer> {
  const person = somebody()
  const { user, token } = await callPortal(request, register, {
    body: { mobile: person.mobile, name_of_person: person.name, email: person.email },
  })
  await callPortal(request, requestOtp, { token, body: { user_id: user.id, channel: 'sms' } })
  const session = await callPortal(request, verifyOtp, {
    token,
    body: { user_id: user.id, channel: 'sms', otp_code: await readCode(request, person.mobile, 'sms') },
  })
  return { ...person, id: user.id, token: session.token, user: session.user }
}
