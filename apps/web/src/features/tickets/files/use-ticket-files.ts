import { maxTicketFiles } from '@sanad/contracts'
import { draftKey } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findFileProblem, findSizeProblem } from '../../../shared/files/find-file-problem.ts'
import { prepareFile } from '../../../shared/files/prepare-file.ts'
import { useAppSelector } from '../../../shared/state/app-state.ts'
import { useSubmitTicketFileMutation } from '../tickets-api.ts'
import { beginSending, isSendingFiles } from './sending-files.ts'
import {
  forgetContents,
  keepContents,
  noFiles,
  readContents,
  readWaiting,
  type WaitingFile,
  writeWaiting,
} from './waiting-files.ts'

/** A file that was chosen and that the server does not have yet. */
export interface ChosenFile {
  readonly key: string
  readonly file: File
  readonly state:
    | { readonly kind: 'ready' }
    | { readonly kind: 'sending'; readonly sent: number; readonly total: number }
    | { readonly kind: 'failed'; readonly error: unknown }
}

export interface RefusedFile {
  readonly name: string
  readonly problem: unknown
}

export interface TicketFiles {
  readonly chosen: readonly ChosenFile[]
  /** Those that were chosen before a reload are read: what is sent meanwhile would lack them. */
  readonly isRestoring: boolean
  /** What of those chosen last is not among them, and why. */
  readonly refused: readonly RefusedFile[]
  /** Names of those chosen last for which there was no room. */
  readonly tooMany: readonly string[]
  readonly isFull: boolean
  /** Names of those that could not be kept over a reload, or as the form was left, and were not added again. */
  readonly lost: readonly string[]
  /** The message that they should have come with, where a reload cut their upload off. */
  readonly cutOffFrom: string | undefined
  add: (files: readonly File[]) => void
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
  const customerId = useAppSelector((state) => state.auth.user?.id) ?? 'unknown'
  const placeOf = (name: string) => draftKey(customerId, `files:${name}`)
  // Once the message is there, what lacks belongs to its ticket.
  const place = useRef(placeOf(form))
  const [before] = useState(() => readWaiting(placeOf(form)))
  const [isRestoring, setRestoring] = useState(before.files.length > 0)
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [lost, setLost] = useState<readonly WaitingFile[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [tooMany, setTooMany] = useState<readonly string[]>([])
  const [submit] = useSubmitTicketFileMutation()

  const restore = useEffectEvent((contents: ReadonlyMap<string, File>) => {
    setChosen(
      before.files.flatMap(({ key }) => {
        const file = contents.get(key)
        return file ? [{ key, file, state: { kind: 'ready' } }] : []
      }),
    )
    setLost(before.files.filter(({ key }) => !contents.has(key)))
    setRestoring(false)
  })
  useEffect(() => {
    if (isRestoring) void readContents(customerId).then((contents) => restore(contents))
  }, [isRestoring, customerId])

  const forgetProblems = () => {
    setRefused([])
    setTooMany([])
  }
  const drop = (key: string) => {
    forgetContents(key)
    setChosen((files) => files.filter((file) => file.key !== key))
  }
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
    isRestoring,
    refused,
    tooMany,
    isFull: chosen.length >= maxTicketFiles,
    lost: lost.map(({ name }) => name),
    cutOffFrom: before.messageId,
    add(files) {
      const looked = files.map((file) => ({ file, name: file.name, problem: findFileProblem(file) }))
      setRefused(looked.filter(({ problem }) => problem))
      const good = looked.filter(({ problem }) => !problem)
      const room = maxTicketFiles - chosen.length
      setTooMany(good.slice(room).map(({ name }) => name))
      const added = good.slice(0, room).map(({ file }): ChosenFile => {
        return { key: crypto.randomUUID(), file, state: { kind: 'ready' } }
      })
      if (added.length === 0) return
      const stillLost = lost.filter(({ name }) => !added.some(({ file }) => file.name === name))
      setLost(stillLost)
      setChosen([...chosen, ...added])
      for (const { key, file } of added) keepContents({ key, customerId, attachment: file })
      writeWaiting(place.current, { files: [...stillLost, ...[...chosen, ...added].map(toWaiting)] })
    },
    remove(key) {
      forgetProblems()
      drop(key)
      const { files, ...message } = readWaiting(place.current)
      writeWaiting(place.current, { ...message, files: files.filter((file) => file.key !== key) })
    },
    clear() {
      forgetProblems()
      for (const { key } of chosen) drop(key)
      setLost([])
      writeWaiting(place.current, noFiles)
      place.current = placeOf(form)
    },
    async sendFor({ ticketId, messageId }) {
      forgetProblems()
      setLost([])
      writeWaiting(placeOf(form), noFiles)
      place.current = placeOf(sentForm(ticketId))
      let left = chosen.map(toWaiting)
      const remember = () => writeWaiting(placeOf(sentForm(ticketId)), { files: left, messageId })
      remember()
      const end = left.length > 0 ? beginSending(ticketId) : () => {}
      for (const file of chosen) {
        if (await send(file, messageId)) left = left.filter(({ key }) => key !== file.key)
        remember()
      }
      end()
      if (left.length === 0) place.current = placeOf(form)
      return left.length === 0
    },
  }
}

/** Files that did not arrive with a message of this ticket; those that this page is sending are not missed. */
export function useCutOffFiles(ticketId: string): TicketFiles {
  const [isMissed] = useState(() => !isSendingFiles(ticketId))
  return useTicketFiles(isMissed ? sentForm(ticketId) : '')
}

const sentForm = (ticketId: string) => `sent:${ticketId}`
const toWaiting = ({ key, file: { name } }: ChosenFile): WaitingFile => ({ key, name })
