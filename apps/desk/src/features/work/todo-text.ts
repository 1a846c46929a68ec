import type { WorkItem } from '@sanad/contracts/staff'
import type { WorkTexts } from '@sanad/texts/desk/work'

/** What is to be done with a piece of work. */
export function todoText(texts: WorkTexts, { kind, documents_to_check: count }: WorkItem): string {
  switch (kind) {
    case 'documents':
      return texts.doDocuments({ count })
    case 'stage':
      return texts.doStage
    case 'follow_up':
      return texts.doFollowUp
    case 'chase':
      return texts.doChase
    case 'ticket':
      return texts.doTicket
    case 'refund':
      return texts.doRefund
    case 'refund_approval':
      return texts.doRefundApproval
    case 'review':
      return texts.doReview
    case 'consultation':
      return texts.doConsultation
    case 'message':
      return texts.doMessage
    case 'promise':
      return texts.doPromise
    case 'discount':
      return texts.doDiscount
    case 'merge':
      return texts.doMerge
  }
}
