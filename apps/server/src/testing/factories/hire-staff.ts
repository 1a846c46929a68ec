import { randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '@sanad/domain'
import { createStaffMember } from '../../features/desk/people/create-staff-member.ts'
import { hashPassword } from '../../features/desk/people/hash-password.ts'
import type { Db } from '../../platform/db.ts'

/** A hash names its cost, and tests log in so often that the recommended one, a third of a second, is most of them. */
const cheap = { N: 16, r: 8, p: 1 }

interface HiredFields {
  readonly roles?: readonly StaffRole[]
  readonly password?: string
}

/** A member with a password and no second factor yet. */
export async function hireStaff(
  db: Db,
  {
    roles = ['clerk', 'reviewer', 'accounts', 'manager'],
    password = randomBytes(12).toString('hex'),
  }: HiredFields = {},
): Promise<{ staffId: string; name: string; email: string; password: string }> {
  const member = { name: 'Priya Nair', email: `priya.${randomUUID()}@centre.example.in`, password }
  const passwordHash = await hashPassword(password, cheap)
  const created = await createStaffMember(db, { ...member, passwordHash, roles })
  if (!created) throw new Error('The address is taken')
  return { ...member, ...created }
}
