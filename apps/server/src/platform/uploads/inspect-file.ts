import { readFile } from 'node:fs/promises'
import { type FileProblem, fileProblems } from '@sanad/contracts'
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

/** Kind by file extension; throws for one that is not accepted. */
export function kindByName(originalName: string): FileKind {
  const extension = /\.([a-z]+)$/i.exec(originalName)?.[1]?.toLowerCase() ?? ''
  const kind = Object.hasOwn(kindsByExtension, extension) ? kindsByExtension[extension] : undefined
  if (!kind) throw new AppError('file_type_refused')
  return kind
}

/** Content inspection: refuses a file that is empty, damaged, dangerous, or not of the kind its extension claims. */
export async function inspectFile(file: { path: string; sizeBytes: number }, kind: FileKind): Promise<void> {
  if (file.sizeBytes === 0) throw new AppError('file_empty')
  const bytes = await readFile(file.path)
  const reason = await findProblem(bytes, kind)
  if (reason)
    throw new AppError('file_content_refused', { message: fileProblems[reason], details: { reason } })
}

async function findProblem(bytes: Buffer, kind: FileKind): Promise<FileProblem | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (found?.ext !== kind || isZipAsWell(bytes)) return 'mismatch'
  return kind === 'pdf' ? findPdfProblem(bytes) : findImageProblem(kind, bytes)
}

/** Polyglot check: a ZIP is located by its end-of-central-directory record, so it can be appended to any other file. */
function isZipAsWell(bytes: Buffer): boolean {
  const record = Buffer.from('PK\x05\x06', 'latin1')
  const end = bytes.lastIndexOf(record)
  return end >= 0 && end + 22 <= bytes.length && end + 22 + bytes.readUInt16LE(end + 20) === bytes.length
}
