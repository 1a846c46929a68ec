import {
  createApplication,
  createPayment,
  register,
  requestOtp,
  submitDocument,
  verifyOtp,
  verifyPayment,
} from '@sanad/contracts'
import { call, sandboxOf, somebody, succeed, waitFor } from '@sanad/testing'
import { pdfFile } from '../../apps/server/src/testing/factories/sample-files.ts'
import { overTls, type Site } from './over-tls.ts'
import type { Peers } from './peers.ts'

const params = { payment_provider: 'cashfree' } as const

export interface Buyer {
  readonly id: string
  readonly token: string
  readonly mobile: string
  readonly applicationId: string
  readonly orderId: string
}

/** The codes that were sent to the number by SMS, the newest last. */
export function codesTo({ msg91 }: Peers, mobile: string): string[] {
  return msg91.requests.flatMap(({ body }) => {
    if (!body.includes(`91${mobile}`)) return []
    const code = /"VAR\d+":"(\d{6})"/.exec(body)?.[1]
    return code === undefined ? [] : [code]
  })
}

/** Somebody registers and proves the number by the code that came by SMS. */
export async function signUp(portal: ReturnType<typeof overTls> | string, peers: Peers) {
  const { name, mobile, email } = somebody()
  const begun = await succeed(portal, register, { body: { mobile, name_of_person: name, email } })
  const { token } = begun
  const user_id = begun.user.id
  await succeed(portal, requestOtp, { token, body: { user_id, channel: 'sms' } })
  const otp_code = await waitFor('a code by SMS', async () => codesTo(peers, mobile).at(-1))
  const session = await succeed(portal, verifyOtp, { token, body: { user_id, channel: 'sms', otp_code } })
  return { id: user_id, token: session.token, mobile }
}

/** The journey: an account, an application, its payment, a paper. */
export async function buy(site: Site, peers: Peers): Promise<Buyer> {
  const portal = overTls(site)
  const { id, token, mobile } = await signUp(portal, peers)
  const { data } = await succeed(portal, createApplication, {
    token,
    body: { service_id: 'tc-registration', stateId: 21 },
  })
  const order = { user_id: id, service_type: 'tc-registration', application_id: data.id, amount: 15_000 }
  const { orderId } = await succeed(portal, createPayment, { token, params, body: order })
  await sandboxOf(peers.gateway).lever('pay', { order_id: orderId, outcome: 'success' })
  await waitFor('the payment is settled', async () => {
    const { body } = await call(portal, verifyPayment, { token, params, body: { orderId, closed: false } })
    return (body as { status?: string }).status === 'paid'
  })
  await succeed(portal, submitDocument, {
    token,
    body: { user_id: id, application_id: data.id, document_id: 'premises-proof' },
    file: { name: 'deed.pdf', content: pdfFile() },
  })
  return { id, token, mobile, applicationId: data.id, orderId }
}
