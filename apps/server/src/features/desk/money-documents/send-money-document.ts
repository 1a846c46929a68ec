import type { Channel } from '@sanad/contracts'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { eInvoiceState } from '../../money-documents/e-invoices/registration-of.ts'
import { documentTitles } from '../../money-documents/print/document-texts.ts'
import { listChosenChannels } from '../../notifications/sending/list-chosen-channels.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { recordStaffAudit } from '../acts/record-staff-audit.ts'
import { lockForStaff } from '../acts/staff-application.ts'

interface Sending {
  readonly documentId: string
  readonly requestId: string
}

/** Sends the customer a document again. Answers the channels that they chose. Idempotent by `requestId`. */
export function sendMoneyDocument(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { documentId, requestId }: Sending,
): Promise<Channel[]> {
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('money_documents as d')
      .select(['d.application_id', 'd.kind', 'd.number', eInvoiceState.as('registration')])
      .where('d.id', '=', documentId)
      .executeTakeFirst()
    const { application_id, kind, number, registration } = orThrow(found, 'not_found')
    if (registration === 'registering') throw new AppError('document_registering')
    const record = await lockForStaff(tx, application_id)
    const channels = await listChosenChannels(tx, config, record.customerId, 'money_document_sent')
    const isNew = await notifyOfApplication(tx, record, {
      kind: 'money_document_sent',
      params: { document: documentTitles[kind], number },
      fact: requestId,
    })
    if (isNew) {
      await recordStaffAudit(tx, record, 'send_money_document', { document_id: documentId, number, channels })
    }
    return channels
  })
}
