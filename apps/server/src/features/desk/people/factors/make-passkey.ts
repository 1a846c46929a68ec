import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'
import type { StaffPrincipal } from '../../../../platform/http/principal.ts'
import type { Services } from '../../../../platform/services.ts'
import { deskNameOf } from '../desk-name.ts'
import { getStaff } from '../staff-queries.ts'
import { assertMayEnrol } from './assert-may-enrol.ts'
import { listFactors } from './factor-queries.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'

/** What the browser needs to make a passkey. The password is proved already: the device need not ask for another secret. */
export async function beginPasskey(
  { db, config }: Pick<Services, 'db' | 'config'>,
  principal: StaffPrincipal,
) {
  const { staffId, sessionId } = principal
  await assertMayEnrol(db, principal)
  const { email, name } = await getStaff(db, staffId)
  const options = await generateRegistrationOptions({
    rpName: deskNameOf(config.brand),
    rpID: relyingPartyOf(config.publicUrl).id,
    userID: new TextEncoder().encode(staffId),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: await listPasskeys(db, staffId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(db, sessionId, options.challenge)
  return options
}

/** Keeps the passkey that the browser made; whether it is one for this challenge and this portal. */
export async function keepPasskey(
  tx: Db,
  publicUrl: string,
  {
    staffId,
    sessionId,
    response,
  }: { staffId: string; sessionId: string; response: RegistrationResponseJSON },
): Promise<boolean> {
  const challenge = await takeChallenge(tx, sessionId)
  if (!challenge) return false
  const { id, origin } = relyingPartyOf(publicUrl)
  // Throws what is no answer of an authenticator.
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return false
  const { credential } = registrationInfo
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_factors')
    .values({
      staff_id: staffId,
      kind: 'passkey',
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      signatures: String(credential.counter),
      transports: credential.transports ?? [],
      confirmed_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The member's passkeys as WebAuthn names them. */
export async function listPasskeys(db: Db, staffId: string): Promise<{ id: string; transports: string[] }[]> {
  const factors = await listFactors(db, staffId)
  return factors.flatMap(({ credential_id, transports }) =>
    credential_id ? [{ id: credential_id, transports }] : [],
  )
}
