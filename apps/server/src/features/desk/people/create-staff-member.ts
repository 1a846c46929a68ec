import type { Db } from '../../../platform/db.ts'
import { hashPassword } from './hash-password.ts'

interface NewStaffMember {
  readonly email: string
  readonly name: string
  readonly password: string
}

/** Creates a staff account; undefined where the e-mail address is taken. */
export async function createStaffMember(
  db: Db,
  { email, name, password }: NewStaffMember,
): Promise<{ staffId: string } | undefined> {
  const created = await db
    .insertInto('staff_members')
    .values({ email: email.toLowerCase(), name, password_hash: await hashPassword(password) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created && { staffId: created.id }
}
