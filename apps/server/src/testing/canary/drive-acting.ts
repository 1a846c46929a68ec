import { makePanelCode, validatePanelCode } from '@sanad/contracts'
import { sendActingCode } from '@sanad/contracts/staff'
import { refuse, succeed } from '@sanad/testing'
import { wrongCode } from '../factories/challenge.ts'
import type { Witness } from './witness.ts'

interface Acting {
  readonly staffToken: string
  readonly userId: string
  /** Keeps a secret that the portal made, and answers it. */
  readonly issue: (name: string, value: string) => string
  /** The newest code that the customer was sent. */
  readonly code: (name: string) => Promise<string>
}

/** A member of staff enters the customer's portal by the code that the customer reads out. */
export async function driveActing(
  { portal }: Witness,
  { staffToken, userId, issue, code }: Acting,
): Promise<void> {
  const acting = { token: staffToken, params: { id: userId } }
  await refuse(portal, makePanelCode, acting)
  await succeed(portal, sendActingCode, { ...acting, body: { channel: 'sms' } })
  const readOut = { channel: 'sms' as const, otp_code: await code('code to act for the customer') }
  const wrongly = { ...readOut, otp_code: wrongCode(readOut.otp_code) }
  await refuse(portal, makePanelCode, { ...acting, body: wrongly })
  const panel = await succeed(portal, makePanelCode, { ...acting, body: readOut })
  const panelCode = issue('panel code', panel.data.code)
  const entered = await succeed(portal, validatePanelCode, { token: panelCode, params: { userId } })
  issue('session of acting staff', entered.token)
  await refuse(portal, validatePanelCode, { token: panelCode, params: { userId } })
}
