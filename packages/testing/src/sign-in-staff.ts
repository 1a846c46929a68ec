import {
  beginAuthenticator,
  confirmAuthenticator,
  proveStaffFactor,
  staffLogin,
} from '@sanad/contracts/staff'
import { Secret, TOTP } from 'otpauth'
import { succeed } from './call.ts'
import type { Portal } from './portal.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  /** Of the member's authenticator; without one it is enrolled, as a member does at the first sign-in. */
  readonly secret?: string
  /** Where the calls seem to come from, as a proxy passes it on. */
  readonly address?: string
}

interface SignedIn {
  readonly token: string
  readonly staff: { readonly id: string; readonly name: string }
}

/** Signs a member of the service centre in as a program, which is given the token. */
export async function signInStaff(
  portal: Portal,
  { email, password, secret, ...place }: Credentials,
): Promise<SignedIn & { secret: string }> {
  const begun = await succeed(portal, staffLogin, { body: { email, password }, ...place })
  const { token } = begun
  if (begun.step === 'factor') {
    if (!secret) throw new Error(`${email} has a second factor, whose secret is needed`)
    const body = { code: totpCode(secret) }
    return { ...withToken(await succeed(portal, proveStaffFactor, { token, body, ...place })), secret }
  }
  const enrolled = await succeed(portal, beginAuthenticator, { token, ...place })
  const body = { code: totpCode(enrolled.secret) }
  const opened = await succeed(portal, confirmAuthenticator, { token, body, ...place })
  return { ...withToken(opened), secret: enrolled.secret }
}

/** The code that an authenticator shows, so many steps of half a minute from now. */
export function totpCode(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

function withToken({ token, staff }: { token?: string | undefined; staff: SignedIn['staff'] }): SignedIn {
  if (!token) throw new Error('No token was answered')
  return { token, staff }
}
