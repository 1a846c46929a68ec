import { randomInt } from 'node:crypto'
import {
  createApplication,
  createPayment,
  register,
  requestOtp,
  verifyOtp,
  verifyPayment,
} from '@sanad/contracts'
import { waitFor } from '../harness/wait-for.ts'
import { type Answer, callPortal, succeed } from './call-portal.ts'

export interface Customer {
  readonly customerId: string
  readonly mobile: string
  readonly token: string
}

/** Somebody who registers and proves the number by the code that was sent to it. */
export async function signUp(origin: string): Promise<Customer> {
  const mobile = `9${String(randomInt(1e9)).padStart(9, '0')}`
  const { user, token } = await succeed(origin, register, {
    body: { mobile, email: `asha.${mobile}@example.in`, name_of_person: 'Asha Patil' },
  })
  const otp_code = await requestCode(origin, { customerId: user.id, mobile, token })
  const session = await succeed(origin, verifyOtp, {
    token,
    body: { user_id: user.id, channel: 'sms', otp_code },
  })
  return { customerId: user.id, mobile, token: session.token }
}

interface CodeRequest {
  readonly customerId: string
  readonly mobile: string
  /** Of a challenge, or of a session. */
  readonly token: string
  readonly channel?: 'sms' | 'whatsapp'
}

/** Asks for a code and reads it where a person would: messages are sent a moment after the answer. */
export async function requestCode(
  origin: string,
  { customerId, mobile, token, channel = 'sms' }: CodeRequest,
): Promise<string> {
  const before = await findMessage(origin, mobile)
  await succeed(origin, requestOtp, { token, body: { user_id: customerId, channel } })
  return waitFor(`a code for ${mobile}`, async () => {
    const message = await findMessage(origin, mobile)
    return message?.id !== before?.id && message?.text.match(/\d{6}/)?.[0]
  })
}

async function findMessage(origin: string, to: string): Promise<{ id: string; text: string } | undefined> {
  const response = await fetch(`${origin}/dev/outbox.json?to=${to}`)
  const { messages } = (await response.json()) as { messages: { id: string; text: string }[] }
  return messages[0]
}

export interface Purchase extends Customer {
  readonly applicationId: string
  readonly service: string
  readonly amount: number
}

/** A service in full, or the first stage of one that is paid in stages. */
export async function apply(
  origin: string,
  customer: Customer,
  { service = 'tc-registration', amount = 15000 }: { service?: string; amount?: number } = {},
): Promise<Purchase> {
  const { data } = await succeed(origin, createApplication, {
    token: customer.token,
    body: { service_id: service, stateId: 21 },
  })
  return { ...customer, applicationId: data.id, service, amount }
}

/** Opens the checkout; answers as the portal does. */
export function openCheckout(origin: string, purchase: Purchase): Promise<Answer> {
  const { token, customerId, service, applicationId, amount } = purchase
  return callPortal(origin, createPayment, {
    token,
    body: { user_id: customerId, service_type: service, application_id: applicationId, amount },
  })
}

export interface Checkout {
  readonly orderId: string
  readonly paymentSessionId: string
}

/** Opens the checkout, which must succeed. */
export async function beginPayment(origin: string, purchase: Purchase): Promise<Checkout> {
  const { status, body } = await openCheckout(origin, purchase)
  if (status !== 200) throw new Error(`createPayment answered ${status}: ${JSON.stringify(body)}`)
  return createPayment.success.parse(body)
}

export function verify(
  origin: string,
  { token }: Customer,
  orderId: string,
  { closed = false }: { closed?: boolean } = {},
): Promise<Answer> {
  return callPortal(origin, verifyPayment, { token, body: { orderId, closed } })
}
