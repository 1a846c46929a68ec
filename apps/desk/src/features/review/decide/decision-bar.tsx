import type { UploadedDocument } from '@sanad/contracts'
import { listDocumentActions } from '@sanad/domain'
import { reviewMessages } from '@sanad/texts/desk/review'
import { Alert } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type ReactNode, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { useRefusalText } from '../../../shared/acts/use-refusal-text.ts'
import { useDecideDocumentMutation } from '../../../shared/application/application-api.ts'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { useDeskSelector } from '../../../shared/state/desk-state.ts'
import { listDecisions, type UndoableDecision } from '../../../shared/undo/undo-slice.ts'
import type { ReviewedDocument } from '../reviewed-document.ts'
import styles from './decide.module.css'
import { RejectForm, type Rejection } from './reject-form.tsx'

export type RefusedKey = 'notShown' | 'notRecorded' | 'doublePress' | 'typedAhead'

interface DecisionBarProps {
  readonly document: ReviewedDocument
  /** By another file, which is to be looked at first; a form that is open stays, with its words. */
  readonly isReplaced: boolean
  /** What else may be done here. */
  readonly children?: ReactNode
  /** Called when the form with the reasons opens. */
  readonly onReject: () => void
  /** Called when that form is left without a decision. */
  readonly onLeft: () => void
  /** Whether the file is on screen: nobody judges what they have not seen. */
  readonly isSeen: boolean
  readonly whyTooEarly: () => RefusedKey | undefined
  /** Called with why a decision is not taken: too early, on a file that is not drawn or whose last decision is being recorded, or right after one that was. */
  readonly onRefused: (why: RefusedKey) => void
  /** Accepts the file, shown before it is recorded. */
  readonly onAccept: () => void
  /** Called once the decision is recorded. */
  readonly onDecided: (decision: Pick<UndoableDecision, 'decision' | 'requestId' | 'at'>) => void
}

/** Mount it anew for each file (`key`). */
export function DecisionBar(props: DecisionBarProps) {
  const { children, isReplaced, isSeen, whyTooEarly, onReject, onLeft, onRefused, onAccept, onDecided } =
    props
  const { file } = props.document
  const texts = useMessages(reviewMessages)
  const refusalText = useRefusalText()
  const [decide, { isLoading }] = useDecideDocumentMutation()
  // What the file was when the form opened: what a colleague has decided since is not decided over unseen.
  const [seen, setSeen] = useState<UploadedDocument['status']>()
  const [isRejecting, setRejecting] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The same until it is recorded: a repeated press and a retry after a lost answer are recorded once.
  const [requestIds, setRequestIds] = useState(makeRequestIds)
  const sending = useDeskSelector(({ undo }) => listDecisions(undo, 'sending'), shallowEqual)
  const isSending = isLoading || sending.some(({ fileId }) => fileId === file?.id)
  const whyRefused = (): RefusedKey | undefined =>
    !isSeen ? 'notShown' : isSending ? 'notRecorded' : whyTooEarly()
  // None in quarantine: its keys do nothing.
  const mayDecide = useStaff().permissions.includes('document.decide')
  const allowed = file && mayDecide ? listDocumentActions(file.status) : []
  const canAccept = allowed.includes('accept_document')
  const canReject = allowed.includes('reject_document')

  async function send(decision: 'accepted' | 'rejected', rejection?: Rejection): Promise<string | false> {
    if (!file || isLoading) return false
    setProblem(undefined)
    const body =
      decision === 'accepted' || !rejection
        ? { decision: 'accepted' as const, seen: file.status, request_id: requestIds.accepted }
        : {
            ...{ decision: 'rejected' as const, ...rejection },
            ...{ seen: seen ?? file.status, request_id: requestIds.rejected },
          }
    const at = Date.now()
    const { error } = await decide({ params: { id: file.id }, body })
    if (error) {
      setProblem(refusalText(error, texts.decisionFailed))
      // Said now, and recorded knowingly by the next press.
      setSeen(undefined)
      return false
    }
    setRequestIds(makeRequestIds())
    setRejecting(false)
    onDecided({ decision: body.decision, requestId: body.request_id, at })
    return body.request_id
  }
  const accept = () => {
    const why = whyRefused()
    if (why) return onRefused(why)
    // Cut off, nothing is shown as decided that may never be.
    if (navigator.onLine) onAccept()
    else void send('accepted')
  }
  const openForm = () => {
    const why = whyRefused()
    if (why) return onRefused(why)
    onReject()
    setSeen(file?.status)
    setRejecting(true)
  }

  if (file && isRejecting) {
    return (
      <RejectForm
        fileId={file.id}
        document={props.document.label}
        isSending={isLoading}
        problem={problem}
        onReject={(rejection) => send('rejected', rejection)}
        onCancel={() => {
          onLeft()
          setRejecting(false)
        }}
      />
    )
  }
  if (!file || isReplaced || (!canAccept && !canReject)) return <div className={styles.bar}>{children}</div>
  return (
    <div className={styles.bar}>
      {problem && <Alert>{problem}</Alert>}
      {canAccept && (
        <ActButton
          keys="a"
          label={texts.accept}
          isKeyFirst
          variant={canReject ? 'primary' : 'secondary'}
          onClick={accept}
          busy={isSending}
          busyLabel={texts.recording}
          onBusy={() => onRefused('notRecorded')}
        />
      )}
      {canReject && (
        <ActButton keys="r" label={texts.reject} isKeyFirst variant="secondary" onClick={openForm} />
      )}
      {children}
    </div>
  )
}

const makeRequestIds = () => ({ accepted: crypto.randomUUID(), rejected: crypto.randomUUID() })
