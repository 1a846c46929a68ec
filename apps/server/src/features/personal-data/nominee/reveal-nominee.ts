import type { NamedNominee } from '@sanad/contracts'
import { maskIdentifiersIn } from '@sanad/domain'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findNominee } from './nominee.ts'

/** For staff whom somebody tells of a death or incapacity; the reason is recorded before anything is answered. */
export async function revealNominee(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { customerId, reason }: { customerId: string; reason: string },
): Promise<NamedNominee | null> {
  const customer = db.selectFrom('customers').select('id').where('id', '=', customerId)
  orThrow(await customer.executeTakeFirst(), 'not_found')
  await recordAudit(db, {
    ...{ action: 'STAFF_ACTION', entityType: 'customer', entityId: customerId, customerId },
    ...{ description: 'reveal_nominee', kind: 'reveal' },
    metadata: { reason: maskIdentifiersIn(reason) },
  })
  return (await findNominee(db, config.secrets.personalData, customerId)) ?? null
}
