import type { DeskTicket } from '@sanad/contracts/staff'
import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { isApiError, useErrorText, useMessages } from '@sanad/web-kit'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useNextWork } from '../../shared/application/use-next-work.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { useSaid } from '../../shared/strip/use-said.tsx'
import { useOfferReplyUndo } from '../../shared/undo/use-offer-undo.ts'
import {
  useAddTicketNoteMutation,
  useAnswerTicketMutation,
  useCloseDeskTicketMutation,
  useLinkTicketMutation,
  useReleaseTicketMutation,
  useReopenAnswerMutation,
  useSubmitDeskTicketFileMutation,
  useTakeTicketMutation,
} from './tickets-api.ts'

export interface Reply {
  readonly text: string
  readonly file: File | undefined
  /** `reopen`: the customer gives the answer again that the ticket is about. */
  readonly then: 'close' | 'reopen' | undefined
}

/** What staff do with a ticket, each recorded once, and what the strip says of the last of it. */
export function useTicketActs({ id, subject }: Pick<DeskTicket, 'id' | 'subject'>) {
  const texts = useMessages(ticketsMessages)
  const errorText = useErrorText()
  const { id: me } = useStaff()
  const [said, setSaid] = useSaid()
  const [answer, { isLoading: isAnswering }] = useAnswerTicketMutation()
  const [reopen, { isLoading: isReopening }] = useReopenAnswerMutation()
  const [close, { isLoading: isClosing }] = useCloseDeskTicketMutation()
  const [sendFile, { isLoading: isSendingFile }] = useSubmitDeskTicketFileMutation()
  const [addNote] = useAddTicketNoteMutation()
  const [link] = useLinkTicketMutation()
  const [take] = useTakeTicketMutation()
  const [release] = useReleaseTicketMutation()
  const takeNext = useNextWork()
  const offerUndo = useOfferReplyUndo(id, subject)
  const requests = useRequestId()
  const params = { id }

  async function record(act: () => Promise<string | undefined>): Promise<boolean> {
    try {
      setSaid(await act())
      return true
    } catch (error) {
      const isUnseen = isApiError(error) && error.code === 'seen_outdated'
      setSaid(isUnseen ? texts.lookFirst : errorText(error, texts.notRecorded))
      return false
    }
  }

  /** Of what can be taken back, the strip of the undo says that it was done. */
  async function send({ text, file, then }: Reply, seen: string | null): Promise<string | undefined> {
    const at = Date.now()
    const record = { close, reopen, answer }[then ?? 'answer']
    const { data } = await requests.once(['reply', text, then], async (request_id) => {
      const answered = await record({ params, body: { message: text, seen, request_id } }).unwrap()
      // What the customer gives again is theirs to give from now on.
      if (then !== 'reopen') offerUndo(then === 'close' ? 'closed' : 'replied', request_id, at)
      return answered
    })
    if (file && data.message_id !== null) {
      const { error } = await sendFile({ messageId: data.message_id, file })
      if (error) return texts.fileNotSent({ name: file.name })
    }
    return then === 'reopen' ? texts.sent : undefined
  }

  return {
    said,
    isSending: isAnswering || isReopening || isClosing || isSendingFile,
    send: (reply: Reply, seen: string | null) => record(() => send(reply, seen)),
    keepNote: (note: string, about_others: boolean) =>
      record(async () => {
        await requests.once(['note', note, about_others], (request_id) =>
          addNote({ params, body: { note, about_others, request_id } }).unwrap(),
        )
        return texts.noteKept
      }),
    linkTo: ({ id: application_id, track_id: track }: { id: string; track_id: string }) =>
      record(async () => {
        await link({ params, body: { application_id } }).unwrap()
        return texts.linked({ track })
      }),
    takeOrRelease: (work: DeskTicket['work']) =>
      record(async () => {
        if (!work) return undefined
        const isMine = work.owner?.id === me
        await requests.once([isMine ? 'release' : 'take', work.id], (request_id) => {
          const call = { params: { id: work.id }, body: { request_id } }
          return (isMine ? release(call) : take(call)).unwrap()
        })
        return isMine ? texts.released : texts.taken
      }),
    next: () => record(takeNext),
  }
}
