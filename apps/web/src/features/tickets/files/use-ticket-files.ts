import { maxTicketFiles } from '@sanad/contracts'
import { useState } from 'react'
import { findFileProblem, findSizeProblem } from '../../../shared/files/find-file-problem.ts'
import { prepareFile } from '../../../shared/files/prepare-file.ts'
import { useSubmitTicketFileMutation } from '../tickets-api.ts'

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
  add: (file: File) => void
  remove: (key: string) => void
  clear: () => void
  /** Uploads the chosen files one by one to an existing message. Resolves to whether all were accepted. */
  sendFor: (messageId: string) => Promise<boolean>
}

type OnProgress = (sent: number, total: number) => void

export function useTicketFiles(): TicketFiles {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [problem, setProblem] = useState<unknown>()
  const [submit] = useSubmitTicketFileMutation()

  const remove = (key: string) => setChosen((files) => files.filter((file) => file.key !== key))
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
    else remove(key)
    return !error
  }

  return {
    chosen,
    problem,
    isFull: chosen.length >= maxTicketFiles,
    add(file) {
      const found = findFileProblem(file)
      setProblem(found)
      if (!found) setChosen([...chosen, { key: crypto.randomUUID(), file, state: { kind: 'ready' } }])
    },
    remove,
    clear: () => setChosen([]),
    async sendFor(messageId) {
      let areAllSent = true
      for (const file of chosen) areAllSent = (await send(file, messageId)) && areAllSent
      return areAllSent
    },
  }
}
