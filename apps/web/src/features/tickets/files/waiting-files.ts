import { readStored, writeStored } from '@sanad/web-kit'
import * as z from 'zod/mini'
import { keptFiles, listKept } from '../../../shared/files/kept-files.ts'

const WaitingFiles = z.object({
  files: z.array(z.object({ key: z.string(), name: z.string() })),
  /** The message that they belong to, once it was sent. */
  messageId: z.optional(z.string()),
})
/** What this tab knows of the files of a form: their contents are kept apart, and may be lost. */
export type WaitingFiles = z.infer<typeof WaitingFiles>
export type WaitingFile = WaitingFiles['files'][number]

export const noFiles: WaitingFiles = { files: [] }

export function readWaiting(place: string): WaitingFiles {
  try {
    return WaitingFiles.parse(JSON.parse(readStored('sessionStorage', place) ?? ''))
  } catch {
    return noFiles
  }
}

export function writeWaiting(place: string, waiting: WaitingFiles): void {
  writeStored('sessionStorage', place, waiting.files.length > 0 ? JSON.stringify(waiting) : null)
}

/** Named otherwise than an upload of a document, which is offered to go on. */
interface KeptAttachment {
  readonly key: string
  readonly customerId: string
  readonly attachment: File
  readonly keptAt: number
}

export function keepContents(kept: Omit<KeptAttachment, 'keptAt'>): void {
  void keptFiles.keep(kept)
}

export const forgetContents = (key: string) => void keptFiles.forget(key)

/** By the keys of the waiting files; those that were lost are not there. */
export async function readContents(customerId: string): Promise<ReadonlyMap<string, File>> {
  const kept = await listKept<KeptAttachment>(customerId)
  return new Map(kept.map(({ key, attachment }) => [key, attachment]))
}
