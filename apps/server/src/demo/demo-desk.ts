import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { LocalText } from '@sanad/domain'
import { attachDeliverable } from '../features/desk/acts/attach-deliverable.ts'
import { completeStage } from '../features/desk/acts/complete-stage.ts'
import { carryOutCompletion } from '../features/desk/acts/completion/carry-out-completion.ts'
import { decideDocument } from '../features/desk/acts/decide-document.ts'
import { holdApplication } from '../features/desk/acts/hold-application.ts'
import { answerTicket } from '../features/tickets/answer-ticket.ts'
import { actingAs } from '../platform/acting-staff.ts'
import type { Services } from '../platform/services.ts'
import { demoPdf } from './demo-pdf.ts'

interface Said {
  readonly comment?: string
  /** What the stage asks of staff. */
  readonly answers?: Readonly<Record<string, string>>
}

/** Acts of the demonstration's staff member. */
export function createDemoDesk(services: Services, staffId: string) {
  const act = <T>(work: (by: { staffId: string; requestId: string }) => Promise<T>) =>
    actingAs(staffId, () => work({ staffId, requestId: randomUUID() }))
  return {
    complete: (applicationId: string, stageId: string, said: Said = {}) =>
      act(async (by) => {
        const held = await completeStage(services, { ...by, applicationId, stageId, comment: '', ...said })
        // The demonstration tells of the past.
        if (held) await carryOutCompletion(services, held.id)
      }),
    hold: (applicationId: string, comment: LocalText) =>
      act((by) => holdApplication(services, { ...by, kind: 'hold', applicationId, comment })),
    accept: (documentId: string) =>
      act((by) => decideDocument(services, { ...by, documentId, decision: 'accepted', reason: null })),
    reject: (documentId: string, text: LocalText) =>
      act((by) =>
        decideDocument(services, {
          ...by,
          documentId,
          decision: 'rejected',
          reason: { text, templateId: null, dueOn: undefined },
        }),
      ),
    /** A deliverable of the service as the catalogue names it. */
    attach: (applicationId: string, deliverable_id: string, number: string) =>
      act(({ requestId: request_id }) =>
        attachDeliverable(services, {
          applicationId,
          staffId,
          parts: { deliverable_id, number, visible: 'now', request_id },
          file: { originalName: 'paper.pdf', content: Readable.from([demoPdf(number)]) },
        }),
      ),
    answer: (ticketId: string, text: string) =>
      act((by) => answerTicket(services.db, { ...by, ticketId, text })),
  }
}

export type DemoDesk = ReturnType<typeof createDemoDesk>
