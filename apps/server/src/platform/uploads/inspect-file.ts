import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../app-error.ts'
import { findImageProblem } from './inspect-image.ts'
import { findPdfProblem } from './inspect-pdf.ts'

export type FileKind = 'pdf' | 'jpg' | 'png'

export const contentTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const kindsByExtension: Record<string, FileKind> = { pdf: 'pdf', jpg: 'jpg', jpeg: 'jpg', png: 'png' }

/** What a file claims to be by its name; refused when that is nothing we take. */
export function kindByName(originalName: string): FileKind {
  const extension = /\.([a-z]+)$/i.exec(originalName)?.[1]?.toLowerCase() ?? ''
  const kind = Object.hasOwn(kindsByExtension, extension) ? kindsByExtension[extension] : undefined
  if (!kind) throw new AppError('file_type_refused')
  return kind
}

const reasons = {
  mismatch: 'What is in this file is not what its name says. Please choose an undamaged PDF, JPG or PNG.',
  damaged: 'This file is damaged or incomplete. Please choose another.',
  script: 'This PDF contains a script and cannot be accepted. Please print it to a new PDF and upload that.',
  attachment: 'This PDF has another file attached. Please print it to a new PDF and upload that.',
  bomb: 'This file becomes far too large when it is opened. Please print or photograph it anew.',
  protected: 'This PDF is protected by a password. Please print it to a new PDF without one and upload that.',
  unreadable: 'This PDF cannot be checked. Please print it to a new PDF and upload that.',
  too_many_pixels: 'This picture has too many pixels. Please make it smaller.',
} as const

/** Refuses a file that is empty, not what its name says, damaged, or dangerous to open. */
export async function inspectFile(file: { path: string; sizeBytes: number }, kind: FileKind): Promise<void> {
  if (file.sizeBytes === 0) throw new AppError('file_empty')
  const bytes = await readFile(file.path)
  const reason = await findProblem(bytes, kind)
  if (reason) throw new AppError('file_content_refused', { message: reasons[reason], details: { reason } })
}

async function findProblem(bytes: Buffer, kind: FileKind): Promise<keyof typeof reasons | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (found?.ext !== kind || isZipAsWell(bytes)) return 'mismatch'
  return kind === 'pdf' ? findPdfProblem(bytes) : findImageProblem(kind, bytes)
}

/** A ZIP is read from its end, so that it may hide behind any other file. Its last record says how far the end is. */
function isZipAsWell(bytes: Buffer): boolean {
  const record = Buffer.from('PK\x05\x06', 'latin1')
  const end = bytes.lastIndexOf(record)
  return end >= 0 && end + 22 <= bytes.length && end + 22 + bytes.readUInt16LE(end + 20) === bytes.length
}
