import { readFile } from 'node:fs/promises'
import type { FileProblem } from '@sanad/contracts'
import { fileTypeFromBuffer } from 'file-type'
import type { FileKind } from './file-kind.ts'
import { findImageProblem } from './inspect-image.ts'
import { findPdfProblem } from './inspect-pdf.ts'

/** Runs in a worker thread: what is wrong with a file that claims to be of that kind; undefined when nothing is. */
export async function inspectContent({
  path,
  kind,
}: {
  path: string
  kind: FileKind
}): Promise<FileProblem | undefined> {
  const bytes = await readFile(path)
  // The kind shows at the beginning; the rest is none of the library's business.
  const found = await fileTypeFromBuffer(bytes.subarray(0, 4100))
  if (found?.ext !== kind || isZipAsWell(bytes)) return 'mismatch'
  return kind === 'pdf' ? findPdfProblem(bytes) : findImageProblem(kind, bytes)
}

/** Polyglot check: a ZIP is located by its end-of-central-directory record, so it can be appended to any other file. */
function isZipAsWell(bytes: Buffer): boolean {
  const record = Buffer.from('PK\x05\x06', 'latin1')
  const end = bytes.lastIndexOf(record)
  return end >= 0 && end + 22 <= bytes.length && end + 22 + bytes.readUInt16LE(end + 20) === bytes.length
}
