import type { ConsentPurpose } from '@sanad/contracts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'

interface Made {
  readonly customerId: string
  readonly decisions: readonly (readonly [ConsentPurpose, boolean])[]
  readonly version: number
  readonly language: Language
  readonly how: 'registration' | 'profile'
}

export async function recordConsents(
  db: Db,
  { customerId, decisions, version, language, how }: Made,
): Promise<void> {
  const rows = decisions.map(([purpose, given]) => ({
    customer_id: customerId,
    purpose,
    decision: given ? ('given' as const) : ('withdrawn' as const),
    notice_version: version,
    language,
    how,
  }))
  await db.insertInto('consents').values(rows).execute()
}
