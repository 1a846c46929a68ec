import { randomBytes } from 'node:crypto'
import { signInStaff as signIn } from '@sanad/testing'
import { createStaffMember } from '../../apps/server/src/features/desk/people/create-staff-member.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import type { Stack } from '../harness/stack.ts'

const roles = ['clerk', 'reviewer', 'accounts', 'manager'] as const

/** Creates a member of staff who has accepted an invitation, and signs them in. */
export async function signInStaff({ origin, database }: Stack): Promise<{ token: string }> {
  const email = `priya.${randomBytes(4).toString('hex')}@centre.example.in`
  const password = randomBytes(12).toString('hex')
  const db = openDatabase({ url: database.directUrl(), poolSize: 1 })
  try {
    await createStaffMember(db, { email, name: 'Priya Nair', password, roles })
  } finally {
    await db.destroy()
  }
  return signIn(origin, { email, password })
}
