import type { StaffRole } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'

interface NewStaffMember {
  readonly email: string
  readonly name: string
  /** As `hashPassword` writes it. */
  readonly passwordHash: string
  readonly roles: readonly StaffRole[]
}

/** Creates a staff account; undefined where the e-mail address is taken. */
export async function createStaffMember(
  db: Db,
  { email, name, passwordHash, roles }: NewStaffMember,
): Promise<{ staffId: string } | undefined> {
  const { id } =
    (await db
      .insertInto('staff_members')
      .values({ email: email.toLowerCase(), name, password_hash: passwordHash })
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
