import { randomBytes, randomUUID } from 'node:crypto'
import { type APIRequestContext, test } from '@playwright/test'
import { signInStaff as signIn } from '@sanad/testing'
import { createStaffMember } from '../../apps/server/src/features/desk/people/create-staff-member.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { findEmbeddedUrl } from '../../scripts/postgres/find-embedded-url.ts'
import type { ProductOptions } from './fixtures.ts'

export interface Staff {
  readonly name: string
  readonly token: string
}

/** A member of the service centre with a password and no second factor yet, as an operator's command makes one. */
export async function hireStaff(): Promise<{ name: string; email: string; password: string }> {
  const member = {
    name: 'Priya Nair',
    email: `priya.${randomUUID()}@centre.example.in`,
    password: randomBytes(12).toString('hex'),
  }
  const { dataDir } = test.info().project.use as Partial<ProductOptions>
  const db = openDatabase({ url: await findEmbeddedUrl(dataDir ?? ''), poolSize: 1 })
  await createStaffMember(db, { ...member, roles: ['clerk', 'reviewer', 'accounts', 'manager'] })
  await db.destroy()
  return member
}

/** A session of a member of their own: each code of an authenticator opens one. */
export async function signInStaff(request: APIRequestContext): Promise<Staff> {
  const { name, ...credentials } = await hireStaff()
  const { token } = await signIn(request, credentials)
  return { name, token }
}
