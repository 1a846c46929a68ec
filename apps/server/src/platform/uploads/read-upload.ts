import { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { fileProblems, isStorable, maxFileBytes } from '@sanad/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/** Allowance for boundaries, headers and text parts. */
const MAX_AROUND_BYTES = 64 * 1024

/** An incoming file. */
export interface UploadFile {
  readonly originalName: string
  /** Ends when the whole request was received; fails when it is truncated anywhere. */
  readonly content: Readable
  /** Set if it came as a resumable upload. */
  readonly uploadId?: string
}

/** The text part of that name in front of the file; undefined when absent or empty. */
export type TextPart = (name: string) => string | undefined

export interface UploadParts {
  readonly text: TextPart
  /** Undefined when the request has no file part. */
  readonly file: UploadFile | undefined
}

/** Parses a multipart body up to its file, whose content remains a stream. For routes within `uploadScope`. */
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
    const { fieldname, value } = next.value
    if (typeof value === 'string' && !isStorable(value)) throw new AppError('invalid_request')
    texts.set(fieldname, value)
    next = await parts.next()
  }
  if (next.done || next.value.type === 'field') return { text, file: undefined }
  const originalName = safeName(next.value.filename)
  const content = Readable.from(contentOf(next.value, parts), { objectMode: false })
  return { text, file: { originalName, content } }
}

/** Consumes the parts behind the file too, so that a body truncated there is an error as well. */
async function* contentOf(
  { file }: MultipartFile,
  following: AsyncIterable<Multipart>,
): AsyncGenerator<Buffer> {
  yield* stopAtLimit(file)
  // The parser truncates a file at the limit without an error.
  if (file.truncated) throw new AppError('file_too_large')
  for await (const _part of following);
}

/** Fails fast at the size limit instead of reading the rest. */
function stopAtLimit<T extends Readable>(file: T): T {
  return file.once('limit', () => file.destroy(new AppError('file_too_large')))
}

/** Sanitised display name; throws on a path separator (path traversal). */
export function safeName(filename: string | undefined): string {
  if (!filename) throw new AppError('file_missing')
  if (/[/\\]/.test(filename)) {
    throw new AppError('file_content_refused', { message: fileProblems.name, details: { reason: 'name' } })
  }
  return (
    filename
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(-150)
      // The cut may go through a surrogate pair, and a part may name a charset that allows lone ones.
      .toWellFormed()
  )
}
