import { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { fileProblems, maxFileBytes } from '@sanad/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/** Boundaries, headers and text parts around a file. */
const MAX_AROUND_BYTES = 64 * 1024

/** A file on its way in. */
export interface UploadFile {
  readonly originalName: string
  /** Ends once the whole request has come, and fails when it is cut anywhere. */
  readonly content: Readable
  /** Of the resumable upload by which it came. */
  readonly uploadId?: string
}

/** The text part of that name, which came before the file; undefined when there is none or it is empty. */
export type TextPart = (name: string) => string | undefined

export interface UploadParts {
  readonly text: TextPart
  /** Undefined when the request has no file part. */
  readonly file: UploadFile | undefined
}

/** Reads a multipart upload up to its file, whose content is left to be streamed. Needs the routes of `uploadScope`. */
export async function readUpload(request: FastifyRequest): Promise<UploadParts> {
  if (Number(request.headers['content-length']) > maxFileBytes + MAX_AROUND_BYTES) {
    throw new AppError('file_too_large')
  }
  const texts = new Map<string, unknown>()
  const text: TextPart = (name) => {
    const value = texts.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const parts = request.parts()
  let next = await parts.next()
  while (!next.done && next.value.type === 'field') {
    texts.set(next.value.fieldname, next.value.value)
    next = await parts.next()
  }
  if (next.done || next.value.type === 'field') return { text, file: undefined }
  const originalName = safeName(next.value.filename)
  const content = Readable.from(contentOf(next.value, parts), { objectMode: false })
  return { text, file: { originalName, content } }
}

/** Reads on behind the file, so that an upload of which only the last bytes are missing is an error as well. */
async function* contentOf(
  { file }: MultipartFile,
  following: AsyncIterable<Multipart>,
): AsyncGenerator<Buffer> {
  yield* stopAtLimit(file)
  // The parser cuts a file at the limit without an error.
  if (file.truncated) throw new AppError('file_too_large')
  for await (const _part of following);
}

/** Does not wait for the rest of a file that is too large already. */
function stopAtLimit<T extends Readable>(file: T): T {
  return file.once('limit', () => file.destroy(new AppError('file_too_large')))
}

/** The name by which the customer knows the file, fit to be shown; refused when it has a folder in it. */
export function safeName(filename: string | undefined): string {
  if (!filename) throw new AppError('file_missing')
  if (/[/\\]/.test(filename)) {
    throw new AppError('file_content_refused', { message: fileProblems.name, details: { reason: 'name' } })
  }
  return filename
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-150)
}
