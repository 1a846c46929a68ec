import * as endpoints from '@sanad/contracts'
import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { orThrow } from '../../platform/app-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { narrowedTo } from '../../platform/http/narrowed-to.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { uploadScope } from '../../platform/uploads/upload-scope.ts'
import { listUndoableReplies } from '../tickets/desk/list-undoable-replies.ts'
import { askExtraItem } from './acts/ask-extra-item.ts'
import { attachDeliverable } from './acts/attach-deliverable.ts'
import { changePromise } from './acts/change-promise.ts'
import { completeStage, completeStageWithFile } from './acts/complete-stage.ts'
import type { HoldOfCompletion } from './acts/completion/hold-completion.ts'
import { takeBackCompletion } from './acts/completion/take-back-completion.ts'
import { readCompletionParts } from './acts/completion-parts.ts'
import { decideDocument } from './acts/decide-document.ts'
import { readDeliverableParts } from './acts/deliverable-terms.ts'
import { holdApplication } from './acts/hold-application.ts'
import { listReadyAsks } from './acts/list-ready-asks.ts'
import { listUndoableActs } from './acts/list-undoable-acts.ts'
import { raiseAccountLimits } from './acts/raise-account-limits.ts'
import { reopenAnswer } from './acts/reopen-answer.ts'
import { reopenStage } from './acts/reopen-stage.ts'
import { takeBackAct } from './acts/take-back-act.ts'
import { withdrawDecision } from './acts/withdraw-decision.ts'
import { registerDeskPayments } from './desk-payment-routes.ts'
import { registerDeskProposals } from './desk-proposal-routes.ts'
import { registerDeskReview } from './desk-review-routes.ts'
import { registerDeskSearch } from './desk-search-routes.ts'
import { registerDeskTickets } from './desk-ticket-routes.ts'
import { registerPanel } from './people/panel-routes.ts'
import { registerStaff } from './people/staff-routes.ts'
import { listDeskApplications } from './queues/list-desk-applications.ts'
import { listRejectionReasons } from './queues/list-rejection-reasons.ts'

/** Words in Hindi take three bytes a letter. */
const fileBounds = { fields: 12, fieldSize: 8000 }

/** The desk: queues and acts of staff, their login, and their entry into a customer's portal. */
export async function registerDesk(app: FastifyInstance, services: Services): Promise<void> {
  await registerDeskTickets(app, services)
  registerDeskSearch(app, services)
  await registerDeskReview(app, services)
  registerStaff(app, services)
  registerPanel(app, services)
  registerDeskPayments(app, services)
  registerDeskProposals(app, services)
  const recorded = { success: true, message: 'Recorded.' } as const

  route(app, staffEndpoints.listDeskApplications, async ({ principal, query, request }) => {
    const filter = { ...query, narrowedTo: narrowedTo(principal, 'work.read') }
    const page = await listDeskApplications(services, filter, languageOf(request))
    return { success: true, data: page.applications, next_cursor: page.nextCursor }
  })

  route(app, staffEndpoints.listUndoableActs, async ({ principal: { staffId }, request }) => {
    const [acts, replies] = await Promise.all([
      listUndoableActs(services.db, staffId, languageOf(request)),
      listUndoableReplies(services.db, staffId),
    ])
    return {
      success: true,
      data: [...acts, ...replies].sort((one, other) => other.elapsed_ms - one.elapsed_ms),
    }
  })

  route(app, staffEndpoints.decideDocument, async ({ principal: { staffId }, params, body }) => {
    if (body.decision === 'withdrawn') {
      const { withdraws, request_id: requestId } = body
      await withdrawDecision(services, { documentId: params.id, staffId, withdraws, requestId })
      return recorded
    }
    const reason =
      body.decision === 'rejected'
        ? { text: toLocal(body), templateId: body.template_id ?? null, dueOn: body.due_on }
        : null
    const decision = { documentId: params.id, staffId, decision: body.decision, reason, seen: body.seen }
    await decideDocument(services, { ...decision, requestId: body.request_id })
    return recorded
  })

  route(app, staffEndpoints.listRejectionReasons, async ({ params }) => {
    return { success: true, data: await listRejectionReasons(services.db, params.id) }
  })

  route(app, staffEndpoints.listReadyAsks, async () => ({ success: true, data: listReadyAsks() }))

  route(app, staffEndpoints.askExtraItem, async ({ principal: { staffId }, params, body }) => {
    const { title, title_hi, kind, due_on: dueOn, seen, request_id: requestId } = body
    const question = { title, titleHi: title_hi ?? null, kind, dueOn, seen, requestId }
    await askExtraItem(services, { applicationId: params.id, staffId, ...question })
    return recorded
  })

  route(app, staffEndpoints.completeStage, async ({ principal: { staffId }, params, body }) => {
    const { stage_id: stageId, comment_hi: commentHi, request_id: requestId, ...given } = body
    const completion = { applicationId: params.id, staffId, stageId, commentHi, requestId, ...given }
    const held = await completeStage(services, completion)
    return { ...recorded, data: takesEffect(held) }
  })

  route(app, staffEndpoints.takeBackCompletion, async ({ principal: { staffId }, params, body }) => {
    const { takes_back: takesBack, request_id: requestId } = body
    await takeBackCompletion(services, { applicationId: params.id, takesBack, staffId, requestId })
    return recorded
  })

  for (const [endpoint, kind] of [
    [staffEndpoints.takeBackAsk, 'ask'],
    [staffEndpoints.takeBackDeliverable, 'deliverable'],
  ] as const) {
    route(app, endpoint, async ({ principal: { staffId }, params, body }) => {
      const { takes_back: takesBack, request_id: requestId } = body
      await takeBackAct(services, { kind, applicationId: params.id, takesBack, staffId, requestId })
      return recorded
    })
  }

  route(app, staffEndpoints.changePromise, async ({ principal: { staffId }, params, body }) => {
    const { stage_id: stageId, promised_on: promisedOn, seen, request_id: requestId } = body
    const reason = { en: body.reason, hi: body.reason_hi }
    const promised = { applicationId: params.id, staffId, stageId, promisedOn, reason, seen, requestId }
    await changePromise(services, promised)
    return recorded
  })

  route(app, staffEndpoints.reopenStage, async ({ principal: { staffId }, params, body }) => {
    const { stage_id: stageId, reason, request_id: requestId } = body
    await reopenStage(services, { applicationId: params.id, staffId, stageId, reason, requestId })
    return recorded
  })

  await uploadScope(
    app,
    (scope) => {
      route(scope, endpoints.attachDeliverable, async ({ principal: { staffId }, params, request }) => {
        const { text, file } = await readUpload(request)
        const attachment = { parts: readDeliverableParts(text), file: orThrow(file, 'file_missing') }
        const id = await attachDeliverable(services, { applicationId: params.id, staffId, ...attachment })
        return { ...recorded, data: { id } }
      })

      route(
        scope,
        staffEndpoints.completeStageWithFile,
        async ({ principal: { staffId }, params, request }) => {
          const { text, file } = await readUpload(request)
          const completion = { applicationId: params.id, staffId, ...readCompletionParts(text) }
          const held = await completeStageWithFile(services, completion, orThrow(file, 'file_missing'))
          return { ...recorded, data: takesEffect(held) }
        },
      )
    },
    fileBounds,
  )

  route(app, staffEndpoints.holdApplication, async ({ principal: { staffId }, params, body }) => {
    const act = {
      comment: { en: body.comment, ...(body.comment_hi !== undefined && { hi: body.comment_hi }) },
      waitsFor: body.waits_for,
      until: body.until ?? null,
      seen: body.seen,
      requestId: body.request_id,
    }
    await holdApplication(services, { kind: 'hold', applicationId: params.id, staffId, ...act })
    return recorded
  })

  route(app, staffEndpoints.resumeApplication, async ({ principal: { staffId }, params, body }) => {
    const act = { comment: { en: body.comment }, seen: body.seen, requestId: body.request_id }
    await holdApplication(services, { kind: 'resume', applicationId: params.id, staffId, ...act })
    return recorded
  })

  route(app, endpoints.raiseAccountLimits, async ({ principal: { staffId }, params, body }) => {
    await raiseAccountLimits(services, { customerId: params.id, staffId, ...body })
    return recorded
  })

  route(app, staffEndpoints.reopenAnswer, async ({ principal: { staffId }, params, body }) => {
    const answer = { ticketId: params.id, staffId, text: body.message, requestId: body.request_id }
    const { messageId } = await reopenAnswer(services, answer)
    return { ...recorded, data: { message_id: messageId } }
  })
}

const toLocal = ({ reason, reason_hi }: { reason: string; reason_hi?: string | undefined }) => ({
  en: reason,
  ...(reason_hi !== undefined && { hi: reason_hi }),
})

const takesEffect = (held: HoldOfCompletion | null) => ({
  takes_effect_at: held?.takesEffectAt.toISOString() ?? null,
})
