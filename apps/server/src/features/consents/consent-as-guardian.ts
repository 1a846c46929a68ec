import type { BodyOf, consentAsGuardian as endpoint } from '@sanad/contracts'
import { indianDayOf, isMinor } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getApplicationRecord } from '../case/application-record.ts'

interface Consent {
  readonly customerId: string
  readonly body: BodyOf<typeof endpoint>
  readonly noticeVersion: number
}

/** Records that the account's owner consents for a child whom they apply for. Idempotent: the first one counts. */
export async function consentAsGuardian(
  { db }: Pick<Services, 'db'>,
  { customerId, body, noticeVersion }: Consent,
): Promise<void> {
  const { application_id: applicationId, relation } = body
  await db.transaction().execute(async (tx) => {
    await getApplicationRecord(tx, { applicationId, customerId }, { lock: true })
    const { date_of_birth: birthDate } = await tx
      .selectFrom('customers')
      .select('date_of_birth')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    // A child does not consent for another, nor for themselves.
    if (birthDate && isMinor(birthDate, indianDayOf(await readNow(tx)))) throw new AppError('guardian_needed')
    const recorded = await tx
      .insertInto('guardian_consents')
      .values({
        application_id: applicationId,
        customer_id: customerId,
        relation,
        notice_version: noticeVersion,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('application_id')
      .executeTakeFirst()
    if (!recorded) return
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'application',
      entityId: applicationId,
      customerId,
      description: 'Consented as a parent or guardian',
      metadata: { relation, version: noticeVersion },
    })
  })
}
