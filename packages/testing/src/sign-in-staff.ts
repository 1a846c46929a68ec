import { staffLogin } from '@sanad/contracts'
import { succeed } from './call.ts'
import type { Portal } from './portal.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs a member of the service centre in as a program, which is given the token. */
export async function signInStaff(
  portal: Portal,
  { email, password }: Credentials,
): Promise<{ token: string; staff: { id: string; name: string } }> {
  const { token, staff } = await succeed(portal, staffLogin, { body: { email, password } })
  if (!token) throw new Error('No token was answered')
  return { token, staff }
}
