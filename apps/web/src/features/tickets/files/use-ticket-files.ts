import { maxTicketFiles } from '@sanad/contracts'
import { draftKey } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { findFileProblem, findSizeProblem } from '../../../shared/files/find-file-problem.ts'
import { prepareFile } from '../../../shared/files/prepare-file.ts'
import { useAppSelector } from '../../../shared/state/app-state.ts'
import { useSubmitTicketFileMutation } from '../tickets-api.ts'
import { beginSending, isSendingFiles, readFileCount, writeFileCount } from './file-count.ts'

/** A file that was chosen and that the server does not have yet. */
export interface ChosenFile {
  readonly key: string
  readonly file: File
  readonly state:
    | { readonly kind: 'ready' }
    | { readonly kind: 'sending'; readonly sent: number; readonly total: number }
    | { readonly kind: 'failed'; readonly error: unknown }
}

export interface TicketFiles {
  readonly chosen: readonly ChosenFile[]
  /** Why the file that was chosen last is not among them. */
  readonly problem: unknown
  readonly isFull: boolean
  /** How many of this form were lost by a reload, or as it was left, and not added again. */
  readonly lost: number
  add: (file: File) => void
  remove: (key: string) => void
  clear: () => void
  /** Uploads the chosen files one by one to an existing message. Resolves to whether all were accepted. */
  sendFor: (message: SentMessage) => Promise<boolean>
}

export interface SentMessage {
  readonly ticketId: string
  readonly messageId: string
}

type OnProgress = (sent: number, total: number) => void

/** The files of one form, which `form` names. */
export function useTicketFiles(form: string): TicketFiles {
  const keyOf = useFileKey()
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [problem, setProblem] = useState<unknown>()
  const [submit] = useSubmitTicketFileMutation()

  const [lost, setLost] = useState(() => readFileCount(keyOf.form(form)))
  // Once the message is there, what lacks belongs to its ticket.
  const countedAt = useRef(keyOf.form(form))

  const drop = (key: string) => setChosen((files) => files.filter((file) => file.key !== key))
  const setState = (key: string, state: ChosenFile['state']) =>
    setChosen((files) => files.map((file) => (file.key === key ? { ...file, state } : file)))

  const prepareAndSubmit = async (file: File, messageId: string, onProgress: OnProgress) => {
    try {
      const { file: prepared } = await prepareFile(file, new AbortController().signal)
      const error = findSizeProblem(prepared)
      return error ? { error } : await submit({ body: { message_id: messageId }, file: prepared, onProgress })
    } catch (error) {
      return { error }
    }
  }

  const send = async ({ key, file }: ChosenFile, messageId: string): Promise<boolean> => {
    const show = (sent: number, total: number) => setState(key, { kind: 'sending', sent, total })
    show(0, file.size)
    const { error } = await prepareAndSubmit(file, messageId, show)
    if (error) setState(key, { kind: 'failed', error })
    else drop(key)
    return !error
  }

  return {
    chosen,
    problem,
    isFull: chosen.length >= maxTicketFiles,
    lost,
    add(file) {
      const found = findFileProblem(file)
      setProblem(found)
      if (found) return
      const stillLost = Math.max(0, lost - 1)
      setLost(stillLost)
      setChosen([...chosen, { key: crypto.randomUUID(), file, state: { kind: 'ready' } }])
      writeFileCount(countedAt.current, chosen.length + 1 + stillLost)
    },
    remove(key) {
      drop(key)
      writeFileCount(countedAt.current, chosen.length - 1 + lost)
    },
    clear() {
      setChosen([])
      writeFileCount(countedAt.current, 0)
      countedAt.current = keyOf.form(form)
    },
    async sendFor({ ticketId, messageId }) {
      setLost(0)
      writeFileCount(keyOf.form(form), 0)
      countedAt.current = keyOf.ticket(ticketId)
      let left = chosen.length
      writeFileCount(countedAt.current, left)
      const end = left > 0 ? beginSending(ticketId) : () => {}
      for (const file of chosen) {
        if (await send(file, messageId)) left -= 1
        writeFileCount(keyOf.ticket(ticketId), left)
      }
      end()
      if (left === 0) countedAt.current = keyOf.form(form)
      return left === 0
    },
  }
}

/** How many files of a sent message are still to come, as this tab knows it: those that it is sending are not missed. */
export function useMissingFiles(ticketId: string): [number, () => void] {
  const keyOf = useFileKey()
  const [missing, setMissing] = useState(() =>
    isSendingFiles(ticketId) ? 0 : readFileCount(keyOf.ticket(ticketId)),
  )
  return [missing, () => setMissing(0)]
}

function useFileKey() {
  const customerId = useAppSelector((state) => state.auth.user?.id) ?? 'unknown'
  return {
    form: (name: string) => draftKey(customerId, `files:${name}`),
    ticket: (ticketId: string) => draftKey(customerId, `missingFiles:${ticketId}`),
  }
}
