import type { Channel } from '@sanad/contracts'
import type { Db } from '../../../platform/db.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'

export interface ProvedAddress {
  readonly channel: Channel
  readonly to: string
}

/** Where the customer was proved to be reached, and is; what is only typed may be somebody else's. */
export async function listProvedAddresses(
  db: Db,
  { messages }: Pick<PortalConfig, 'messages'>,
  customerId: string,
): Promise<ProvedAddress[]> {
  const customer = await db
    .selectFrom('customers')
    .select(['mobile', 'email', 'mobile_verified_at', 'email_verified_at', 'whatsapp_verified_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const { mobile, email } = customer
  const proved = [
    ...(customer.mobile_verified_at ? [{ channel: 'sms', to: mobile } as const] : []),
    ...(customer.whatsapp_verified_at ? [{ channel: 'whatsapp', to: mobile } as const] : []),
    ...(customer.email_verified_at ? [{ channel: 'email', to: email } as const] : []),
  ]
  return proved.filter(({ channel }) => messages.offered.includes(channel))
}
