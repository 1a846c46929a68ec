import { reviewMessages } from '@sanad/texts/desk/review'
import { useMessages } from '@sanad/web-kit'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useDecideDocumentMutation } from '../../../shared/application/application-api.ts'
import { useCameFrom } from '../../../shared/application/came-from.ts'
import { useDeskDispatch, useDeskSelector } from '../../../shared/state/desk-state.ts'
import { decided, failed, listDecisions, recorded } from '../../../shared/undo/undo-slice.ts'
import type { ReviewedDocument } from '../reviewed-document.ts'

/** Accepts a document: shown at once, however slow the network, and said once it is recorded, or why it was not. */
export function useAcceptance(applicationId: string): (document: ReviewedDocument) => void {
  const texts = useMessages(reviewMessages)
  const refusalText = useRefusalText()
  const dispatch = useDeskDispatch()
  const { list } = useCameFrom()
  const notRecorded = useDeskSelector(({ undo }) => undo)
  const [decide] = useDecideDocumentMutation()
  return ({ id, label, file }) => {
    if (!file) return
    const former = listDecisions(notRecorded, 'failed').find(
      ({ fileId, decision, from }) => fileId === file.id && decision === 'accepted' && from === file.status,
    )
    // Sent again after a lost answer, it is recorded once.
    const requestId = former?.requestId ?? crypto.randomUUID()
    const about = {
      applicationId,
      list,
      fileId: file.id,
      documentId: id,
      documentLabel: label,
      from: file.status,
    }
    dispatch(decided({ ...about, decision: 'accepted', requestId, at: Date.now(), state: 'sending' }))
    const body = { decision: 'accepted' as const, seen: file.status, request_id: requestId }
    void decide({ params: { id: file.id }, body }).then(({ error }) =>
      dispatch(
        error
          ? failed({ requestId, problem: refusalText(error, texts.decisionFailed) })
          : recorded(requestId),
      ),
    )
  }
}
