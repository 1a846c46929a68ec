import type { StaffRole } from '@sanad/domain'
import { signInStaff } from '@sanad/testing'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { hireStaff } from '../../apps/server/src/testing/factories/hire-staff.ts'
import type { Database } from '../../faults/harness/database.ts'

interface Member {
  readonly token: string
  readonly staffId: string
}

/** So many members of the service centre with these roles, signed in. */
export async function signInMembers(
  { origin, database }: { origin: string; database: Database },
  count: number,
  roles: readonly StaffRole[],
): Promise<Member[]> {
  const db = openDatabase({ url: database.directUrl(), poolSize: 1 })
  try {
    const members: Member[] = []
    for (let index = 0; index < count; index++) {
      const member = await hireStaff(db, { roles })
      const address = `10.7.${index >> 8}.${index % 256}`
      const { token } = await signInStaff(origin, { ...member, address })
      members.push({ token, staffId: member.staffId })
    }
    return members
  } finally {
    await db.destroy()
  }
}
