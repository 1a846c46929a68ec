import type { Db } from '../../../platform/db.ts'

const none = '00000000-0000-0000-0000-000000000000'

interface Batch {
  /** The last customer of the batch before. */
  readonly after?: string | undefined
  readonly limit: number
}

/** A batch of customers with something in their compliance calendar, by keyset. */
export async function listTracked(db: Db, { after = none, limit }: Batch): Promise<string[]> {
  const rows = await db
    .selectFrom('businesses as b')
    .select('b.customer_id')
    .distinct()
    .where('b.customer_id', '>', after)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('compliance_profiles as p')
            .select('p.business_id')
            .whereRef('p.business_id', '=', 'b.id'),
        ),
        exists(
          selectFrom('deliverables as d')
            .innerJoin('applications as a', 'a.id', 'd.application_id')
            .select('d.id')
            .whereRef('a.business_id', '=', 'b.id')
            .where('d.valid_until', 'is not', null),
        ),
      ]),
    )
    .orderBy('b.customer_id')
    .limit(limit)
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}
