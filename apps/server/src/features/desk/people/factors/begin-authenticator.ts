import type { StaffPrincipal } from '../../../../platform/http/principal.ts'
import type { Services } from '../../../../platform/services.ts'
import { deskNameOf } from '../desk-name.ts'
import { getStaff } from '../staff-queries.ts'
import { assertMayEnrol } from './assert-may-enrol.ts'
import { insertAuthenticator } from './factor-queries.ts'
import { makeTotpSecret, totpUri } from './totp.ts'

/** A new secret in place of one that was shown and not confirmed. */
export function beginAuthenticator(
  { db, config }: Pick<Services, 'db' | 'config'>,
  principal: StaffPrincipal,
): Promise<{ secret: string; uri: string }> {
  const { staffId } = principal
  return db.transaction().execute(async (tx) => {
    await assertMayEnrol(tx, principal)
    const { email } = await getStaff(tx, staffId)
    const secret = makeTotpSecret()
    await tx
      .deleteFrom('staff_factors')
      .where('staff_id', '=', staffId)
      .where('kind', '=', 'totp')
      .where('confirmed_at', 'is', null)
      .execute()
    await insertAuthenticator(tx, config.secrets.personalData, { staffId, secret, isConfirmed: false })
    return { secret, uri: totpUri(secret, { issuer: deskNameOf(config.brand), label: email }) }
  })
}
