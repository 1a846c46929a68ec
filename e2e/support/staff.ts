import { type APIRequestContext, test } from '@playwright/test'
import type { StaffRole } from '@sanad/domain'
import { signInStaff as signIn } from '@sanad/testing'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { hireStaff as hire } from '../../apps/server/src/testing/factories/hire-staff.ts'
import { findEmbeddedUrl } from '../../scripts/postgres/find-embedded-url.ts'
import type { ProductOptions } from './fixtures.ts'

export interface Staff {
  readonly name: string
  readonly token: string
}

/** A member of the service centre with a password and no second factor yet. */
export async function hireStaff(
  roles?: readonly StaffRole[],
): Promise<{ name: string; email: string; password: string }> {
  const { dataDir } = test.info().project.use as Partial<ProductOptions>
  const db = openDatabase({ url: await findEmbeddedUrl(dataDir ?? ''), poolSize: 1 })
  return hire(db, roles && { roles }).finally(() => db.destroy())
}

/** A session of a member of their own: each code of an authenticator opens one. */
export async function signInStaff(request: APIRequestContext, roles?: readonly StaffRole[]): Promise<Staff> {
  const { name, ...credentials } = await hireStaff(roles)
  const { token } = await signIn(request, credentials)
  return { name, token }
}
