import type { StaffRole } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { hashPassword } from './hash-password.ts'

interface NewStaffMember {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly roles: readonly StaffRole[]
}

/** Creates a staff account; undefined where the e-mail address is taken. */
export async function createStaffMember(
  db: Db,
  { email, name, password, roles }: NewStaffMember,
): Promise<{ staffId: string } | undefined> {
  const { id } =
    (await db
      .insertInto('staff_members')
      .values({ email: email.toLowerCase(), name, password_hash: await hashPassword(password) })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()) ?? {}
  if (!id) return undefined
  await db
    .insertInto('staff_roles')
    .values(roles.map((role) => ({ staff_id: id, role })))
    .execute()
  return { staffId: id }
}
