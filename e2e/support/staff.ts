import type { APIRequestContext } from '@playwright/test'
import { signInStaff as signIn } from '@sanad/testing'
import { demoStaff } from '../../apps/server/src/demo/demo-people.ts'

export interface Staff {
  readonly name: string
  readonly token: string
}

/** A session of the demonstration member of staff. */
export async function signInStaff(request: APIRequestContext): Promise<Staff> {
  const { email, name, password } = demoStaff
  const { token } = await signIn(request, { email, password })
  return { name, token }
}
