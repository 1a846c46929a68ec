import type { Nominee } from '@sanad/contracts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { assertProvedLately } from '../access/assert-proved-lately.ts'
import { putNominee } from './nominee.ts'

interface Session {
  readonly customerId: string
  readonly sessionId: string
}

/** Names who may act for the customer after death or incapacity. Idempotent. The audit log does not say whom. */
export async function nameNominee(
  { db, config }: Pick<Services, 'db' | 'config'>,
  session: Session,
  nominee: Nominee,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await assertProvedLately(tx, session)
    await putNominee(tx, config.secrets.personalData, session.customerId, nominee)
    await record(tx, session.customerId, 'Named a person who may act for them')
  })
}

/** Idempotent. */
export async function removeNominee({ db }: Pick<Services, 'db'>, session: Session): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await assertProvedLately(tx, session)
    const { customerId } = session
    const { numDeletedRows } = await tx
      .deleteFrom('nominations')
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await record(tx, customerId, 'Took the nomination of a person back')
  })
}

function record(db: Db, customerId: string, description: string): Promise<void> {
  return recordAudit(db, {
    ...{ action: 'USER_ACTION', entityType: 'customer', entityId: customerId },
    ...{ customerId, description },
  })
}
