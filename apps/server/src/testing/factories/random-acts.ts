import { randomUUID } from 'node:crypto'
import {
  askExtraItem,
  completeStage,
  decideDocument,
  holdApplication,
  proposeRefund,
  resumeApplication,
} from '@sanad/contracts/staff'
import fc from 'fast-check'
import { call } from '../call.ts'
import type { TestApp } from '../test-app.ts'
import { giveDocument, markFormGiven, type PaidApplication } from './paid-application.ts'

/** What may be recorded of a paid application, in whatever order. */
export const randomAct = fc.record({
  act: fc.constantFrom('accept', 'reject', 'replace', 'ask', 'complete', 'hold', 'resume', 'refund', 'form'),
  which: fc.nat({ max: 5 }),
})

export interface RandomAct {
  readonly act: string
  readonly which: number
}

/** Refusals are part of it: what is not allowed changes nothing. The token is of staff. */
export async function actAtRandom(
  { app, db, services }: Pick<TestApp, 'app' | 'db' | 'services'>,
  { token, paid, act, which }: RandomAct & { token: string; paid: PaidApplication },
): Promise<void> {
  const params = { id: paid.applicationId }
  const request_id = randomUUID()
  const documents = paid.service.documents
  const kind = documents[which % Math.max(1, documents.length)]?.id ?? ''
  const current = await db
    .selectFrom('uploaded_documents')
    .select('id')
    .where('application_id', '=', paid.applicationId)
    .where('document_id', '=', kind)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  switch (act) {
    case 'accept':
      if (!current) return
      await call(app, decideDocument, {
        token,
        params: { id: current.id },
        body: { decision: 'accepted', request_id },
      })
      return
    case 'reject':
      if (!current) return
      await call(app, decideDocument, {
        token,
        params: { id: current.id },
        body: { decision: 'rejected', reason: 'Not readable.', request_id },
      })
      return
    case 'replace':
      // In one transaction, as the portal does.
      await services.db.transaction().execute(async (tx) => {
        await tx
          .updateTable('uploaded_documents')
          .set({ replaced_at: new Date() })
          .where('application_id', '=', paid.applicationId)
          .where('document_id', '=', kind)
          .where('replaced_at', 'is', null)
          .execute()
        await giveDocument({ db: tx as never }, paid, kind)
      })
      return
    case 'ask':
      await call(app, askExtraItem, {
        token,
        params,
        body: { title: 'One thing more', kind: 'text', request_id },
      })
      return
    case 'complete': {
      const stage = paid.service.timeline.filter(({ kind: of }) => of !== 'payment')[which]
      if (!stage) return
      await call(app, completeStage, { token, params, body: { stage_id: stage.id, comment: '', request_id } })
      return
    }
    case 'form':
      await services.db.transaction().execute((tx) => markFormGiven({ db: tx as never }, paid.applicationId))
      return
    case 'hold':
      await call(app, holdApplication, { token, params, body: { comment: 'Please wait.', request_id } })
      return
    case 'resume':
      await call(app, resumeApplication, { token, params, body: { comment: '', request_id } })
      return
    case 'refund':
      await call(app, proposeRefund, {
        token,
        params,
        body: {
          // To end it with less than everything is below the scale until work is done.
          amount_rupees: which > 3 ? 15_000 : 1,
          ends_application: which > 3,
          reason: 'Asked for it',
          customer_reason: 'You asked for it.',
          customer_reason_hi: 'आपने माँगा था।',
          request_id,
        },
      })
  }
}
