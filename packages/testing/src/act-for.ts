import { makePanelCode, type SuccessOf } from '@sanad/contracts'
import { sendActingCode } from '@sanad/contracts/staff'
import { succeed } from './call.ts'
import { readCode, skipCodes } from './outbox.ts'
import type { Portal } from './portal.ts'

interface Acting {
  /** Of the member of staff. */
  readonly token: string
  readonly customer: { readonly id: string; readonly mobile: string }
}

/** The way into a customer's portal, as the desk gets it: by the code that the customer reads out. */
export async function actFor(
  portal: Portal,
  { token, customer: { id, mobile } }: Acting,
): Promise<SuccessOf<typeof makePanelCode>['data']> {
  const channel = 'sms'
  const params = { id }
  await skipCodes(portal, mobile, channel)
  await succeed(portal, sendActingCode, { token, params, body: { channel } })
  const body = { channel, otp_code: await readCode(portal, mobile, channel) } as const
  return (await succeed(portal, makePanelCode, { token, params, body })).data
}
