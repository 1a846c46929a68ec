import { signInStaff as signIn } from '@sanad/testing'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { hireStaff } from '../../apps/server/src/testing/factories/hire-staff.ts'
import type { Stack } from '../harness/stack.ts'

/** Creates a member of staff who has accepted an invitation, and signs them in. */
export async function signInStaff({ origin, database }: Stack): Promise<{ token: string }> {
  const db = openDatabase({ url: database.directUrl(), poolSize: 1 })
  const member = await hireStaff(db).finally(() => db.destroy())
  return signIn(origin, member)
}
