import { Nominee } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { KeyRing } from '../../../platform/key-ring.ts'
import { openText, sealText } from '../../../platform/sealed-value.ts'
import { placeOf } from '../../case/secret-fields.ts'

const place = (customerId: string) => placeOf(customerId, 'nominee')

/** Whom the customer named, for themselves and for staff who give a reason; undefined where nobody is named. */
export async function findNominee(
  db: Db,
  keys: KeyRing,
  customerId: string,
): Promise<(Nominee & { named_at: string }) | undefined> {
  const row = await db
    .selectFrom('nominations')
    .select(['nominee', 'recorded_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) return undefined
  const nominee = Nominee.parse(JSON.parse(openText(keys, place(customerId), row.nominee.sealed)))
  return { ...nominee, named_at: row.recorded_at.toISOString() }
}

/** Replaces whoever was named before. */
export async function putNominee(db: Db, keys: KeyRing, customerId: string, nominee: Nominee): Promise<void> {
  const sealed = sealText(keys, place(customerId), JSON.stringify(nominee))
  const stored = JSON.stringify({ mask: maskOf(nominee), sealed })
  await db
    .insertInto('nominations')
    .values({ customer_id: customerId, nominee: stored })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ nominee: stored, recorded_at: sql<Date>`now()` }),
    )
    .execute()
}

/** In a copy that lies open on a phone: enough to know again whom one named. */
function maskOf({ name, mobile }: Nominee): string {
  const [first = '', ...others] = name.split(' ')
  return [first, ...others.map((part) => `${part.slice(0, 1)}.`), `••••••${mobile.slice(-4)}`].join(' ')
}
