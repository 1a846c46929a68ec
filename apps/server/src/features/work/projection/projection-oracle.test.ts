import { randomUUID } from 'node:crypto'
import {
  askExtraItem,
  completeStage,
  decideDocument,
  holdApplication,
  listDeskApplications,
  proposeRefund,
  resumeApplication,
} from '@sanad/contracts/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, succeed } from '../../../testing/call.ts'
import {
  createPaidApplication,
  giveDocument,
  giveEverything,
  type PaidApplication,
} from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

const step = fc.record({
  act: fc.constantFrom('accept', 'reject', 'replace', 'ask', 'complete', 'hold', 'resume', 'refund'),
  which: fc.nat({ max: 5 }),
})

/** Refusals are part of it: what is not allowed changes nothing. */
async function take(paid: PaidApplication, { act, which }: { act: string; which: number }): Promise<void> {
  const { app } = portal
  const params = { id: paid.applicationId }
  const request_id = randomUUID()
  const documents = paid.service.documents
  const kind = documents[which % Math.max(1, documents.length)]?.id ?? ''
  const current = await portal.db
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
      await portal.services.db.transaction().execute(async (tx) => {
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
    case 'hold':
      await call(app, holdApplication, { token, params, body: { comment: 'Please wait.', request_id } })
      return
    case 'resume':
      await call(app, resumeApplication, { token, params, body: { comment: '', request_id } })
      return
    default:
      await call(app, proposeRefund, {
        token,
        params,
        body: {
          // To end it with less than everything is below the scale until work is done.
          amount_rupees: which > 3 ? 15_000 : 1,
          ends_application: which > 3,
          reason: 'Asked for it',
          customer_reason: 'You asked for it.',
          request_id,
        },
      })
  }
}

it('[DK-19] the stored state is what the facts give, whatever is recorded in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), fc.boolean(), async (steps, given) => {
      const paid = await createPaidApplication(portal.services)
      if (given) await giveEverything(portal.services, paid)
      await portal.runJobs()
      for (const one of steps) await take(paid, one)
      const stored = await portal.db
        .selectFrom('application_states')
        .selectAll()
        .where('application_id', '=', paid.applicationId)
        .executeTakeFirstOrThrow()
      const { data } = await succeed(portal.app, listDeskApplications, {
        token,
        query: { search: paid.trackId },
      })
      const [computed] = data
      expect({
        status: stored.client_status,
        next: { turn: stored.turn, next: stored.next_step, stage_id: stored.stage_id },
        documents: stored.documents_to_check,
      }).toEqual({
        status: computed?.client_status,
        next: computed?.next_step,
        documents: computed?.documents_to_check,
      })
    }),
    { numRuns: 12 },
  )
}, 60_000)
