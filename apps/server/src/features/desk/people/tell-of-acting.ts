import { formatMoment } from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { queueMessage } from '../../../platform/messages/queue-message.ts'
import { staffActing } from '../../../platform/messages/templates/staff-acting.ts'
import type { Services } from '../../../platform/services.ts'
import type { Customer } from '../../identity/customers/customer-queries.ts'
import { listProvedAddresses } from '../../personal-data/erasure/list-proved-addresses.ts'
import { getStaff } from './staff-queries.ts'

/** Tells the customer by every proved channel who entered their portal, when, and where to object. */
export async function tellOfActing(
  tx: Transaction<Tables>,
  config: Services['config'],
  { staffId, enteredAt, customer }: { staffId: string; enteredAt: Date; customer: Customer },
): Promise<void> {
  const { id: customerId, message_language: language } = customer
  const { name } = await getStaff(tx, staffId)
  const params = { staff: name, time: formatMoment(enteredAt.toISOString(), localeOf(language)) }
  for (const address of await listProvedAddresses(tx, config, customerId)) {
    await queueMessage(tx, config, { customerId, ...address, template: staffActing, params, language })
  }
}
