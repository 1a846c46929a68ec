import { undoMessages } from '@sanad/texts/desk/shared/undo'
import { Alert, Button } from '@sanad/ui'
import { isApiError, useErrorText, useMessages } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import {
  useDecideDocumentMutation,
  useResumeApplicationMutation,
  useTakeBackAskMutation,
  useTakeBackCompletionMutation,
  useTakeBackDeliverableMutation,
  useTakeBackReplyMutation,
} from '../../shared/application/application-api.ts'
import { withList } from '../../shared/application/came-from.ts'
import { restoreSentWords } from '../../shared/drafts/sent-words.ts'
import { KeyCap } from '../../shared/keys/key-hint.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { applicationPath, reviewPath, ticketPath } from '../../shared/routing/paths.ts'
import { useDeskDispatch, useDeskSelector } from '../../shared/state/desk-state.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { SAID_MS } from '../../shared/strip/use-said.tsx'
import {
  listDecisions,
  listUndoable,
  secondsLeft,
  settled,
  type Undoable,
} from '../../shared/undo/undo-slice.ts'
import { takingBackReplies } from '../../shared/undo/use-taken-back-reply.ts'
import styles from './undo-strip.module.css'
import { useFindUndoable } from './use-find-undoable.ts'

/** Offers to take the last decision back while the customer is not told; `Z` anywhere. */
export function UndoStrip() {
  const texts = useMessages(undoMessages)
  const errorText = useErrorText()
  const dispatch = useDeskDispatch()
  useFindUndoable()
  const go = useNavigate()
  const requests = useRequestId()
  const undo = useDeskSelector((state) => state.undo)
  const [said, setSaid] = useState<{ readonly words: string; readonly at: number }>()
  const [takeBackDecision, { isLoading: isTakingDecision }] = useDecideDocumentMutation()
  const [takeBackCompletion, { isLoading: isTakingCompletion }] = useTakeBackCompletionMutation()
  const [takeBackAsk, { isLoading: isTakingAsk }] = useTakeBackAskMutation()
  const [takeBackDeliverable, { isLoading: isTakingFile }] = useTakeBackDeliverableMutation()
  const [takeBackReply, { isLoading: isTakingReply }] = useTakeBackReplyMutation(takingBackReplies)
  const [resume, { isLoading: isResuming }] = useResumeApplicationMutation()
  const isLoading = [
    isTakingDecision,
    isTakingCompletion,
    isTakingAsk,
    isTakingFile,
    isTakingReply,
    isResuming,
  ].includes(true)
  const [now, setNow] = useState(Date.now)
  const sending = listDecisions(undo, 'sending').at(-1)
  const failed = listDecisions(undo, 'failed').at(-1)
  const last = listUndoable(undo, now).at(-1)
  // What was said stands a while, or until something else is decided.
  const words = said && now - said.at < SAID_MS && !(last && last.at > said.at) ? said.words : undefined
  const isTicking = last !== undefined || words !== undefined
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isTicking])

  function takeBack(last: Undoable) {
    const { requestId } = last
    const request_id = requests.idFor(requestId)
    const body = { takes_back: requestId, request_id }
    if ('ticketId' in last) return takeBackReply({ params: { id: last.ticketId }, body })
    const call = { params: { id: last.applicationId }, body }
    switch (last.decision) {
      case 'completed':
      case 'stage':
        return takeBackCompletion(call)
      case 'asked':
        return takeBackAsk(call)
      case 'attached':
        return takeBackDeliverable(call)
      case 'held':
        return resume({ params: call.params, body: { comment: '', request_id } })
      default: {
        const body = { decision: 'withdrawn' as const, withdraws: requestId, request_id }
        return takeBackDecision({ params: { id: last.fileId }, body })
      }
    }
  }
  async function run(last: Undoable): Promise<void> {
    const { requestId } = last
    const { error } = await takeBack(last)
    const at = Date.now()
    if (error) setSaid({ at, words: errorText(error, texts.failed) })
    // Without an answer it is offered again; a refusal is the last word.
    if (isApiError(error) && error.status !== undefined && error.status < 500) dispatch(settled(requestId))
    if (error) return
    await restoreSentWords(requestId)
    dispatch(settled(requestId))
    setSaid({ at, words: texts.undone({ document: nameOf(last) }) })
    await go(placeOf(last))
  }
  const nameActOf = (act: Undoable) => texts[act.decision]({ document: nameOf(act) })
  const runLast = () => {
    if (last && !isLoading) void run(last)
  }
  // Only while there is something: a screen may have what `Z` takes back too.
  useKeys([
    // While the last one is being recorded, Z would take back the one before it.
    ...(last && !sending ? [{ keys: 'z', label: texts.undo, run: runLast }] : []),
    ...(failed ? [{ keys: 'shift+z', label: texts.seeFailed, run: () => void go(placeOf(failed)) }] : []),
  ])

  return (
    <Strip>
      {failed && (
        <div className={styles.undo} data-failed>
          <Alert>{texts.notRecorded({ document: failed.documentLabel, why: failed.problem ?? '' })}</Alert>
          <Button
            variant="secondary"
            size="small"
            aria-keyshortcuts="Shift+Z"
            onClick={() => void go(placeOf(failed))}
          >
            <KeyCap>⇧Z</KeyCap> {texts.seeFailed}
          </Button>
          <Button variant="quiet" size="small" onClick={() => dispatch(settled(failed.requestId))}>
            {texts.dismiss}
          </Button>
        </div>
      )}
      {!failed && sending && (
        <div className={styles.undo}>
          <span>
            {texts[sending.decision]({ document: sending.documentLabel })} {texts.recording}
          </span>
        </div>
      )}
      {!failed && !sending && (last ?? words) && (
        <div className={styles.undo}>
          {words && <span>{words}</span>}
          {last && (
            <>
              <span>{words ? texts.nextToUndo({ act: nameActOf(last) }) : nameActOf(last)}</span>
              <Button
                variant="secondary"
                size="small"
                onClick={runLast}
                busy={isLoading}
                aria-keyshortcuts="Z"
              >
                <KeyCap>Z</KeyCap> {texts.undo}
                <span aria-hidden="true"> {texts.seconds({ seconds: secondsLeft(last.at, now) })}</span>
              </Button>
            </>
          )}
        </div>
      )}
    </Strip>
  )
}

const nameOf = (last: Undoable) => ('what' in last ? last.what : last.documentLabel)

/** From whatever screen, the list that it was decided in is gone on with. */
const placeOf = (last: Undoable) =>
  'ticketId' in last
    ? ticketPath(last.ticketId)
    : withList(
        'documentId' in last
          ? reviewPath(last.applicationId, last.documentId)
          : last.decision === 'asked'
            ? reviewPath(last.applicationId)
            : applicationPath(last.applicationId),
        last.list,
      )
