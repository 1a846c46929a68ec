import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Db } from '../../../../platform/db.ts'
import type { StaffPrincipal } from '../../../../platform/http/principal.ts'
import type { Services } from '../../../../platform/services.ts'
import { listPasskeys } from './make-passkey.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'

/** What the browser needs to ask for one of the member's passkeys. */
export async function askForPasskey(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { staffId, sessionId }: StaffPrincipal,
) {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(config.publicUrl).id,
    allowCredentials: await listPasskeys(db, staffId),
    userVerification: 'preferred',
  })
  await keepChallenge(db, sessionId, options.challenge)
  return options
}

/** Whether one of the member's passkeys signed this session's challenge. */
export async function takePasskey(
  tx: Db,
  publicUrl: string,
  {
    staffId,
    sessionId,
    response,
  }: { staffId: string; sessionId: string; response: AuthenticationResponseJSON },
): Promise<boolean> {
  const challenge = await takeChallenge(tx, sessionId)
  const passkey = await tx
    .selectFrom('staff_factors')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (!challenge || !passkey?.public_key) return false
  const { id, origin } = relyingPartyOf(publicUrl)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.signatures),
      transports: passkey.transports,
    },
    // Throws what no authenticator signed.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return false
  await tx
    .updateTable('staff_factors')
    .set({ signatures: String(authenticationInfo.newCounter) })
    .where('id', '=', passkey.id)
    .execute()
  return true
}
