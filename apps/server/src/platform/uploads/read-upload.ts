import type { Readable } from 'node:stream'
import { fileProblems, maxFileBytes } from '@sanad/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError, orThrow } from '../app-error.ts'
import type { ReceivedFile } from '../storage/file-store.ts'

/** Boundaries, headers and text parts around a file. */
const MAX_AROUND_BYTES = 64 * 1024

/** What @fastify/multipart lets through before `readUpload` looks at it. */
export const uploadOptions = {
  // A name with a folder in it is seen as it came, and refused.
  preservePath: true,
  throwFileSizeLimit: false,
  limits: { files: 1, fileSize: maxFileBytes, fields: 5, fieldSize: 200, headerPairs: 20 },
} as const

export interface Upload {
  readonly originalName: string
  readonly file: ReceivedFile
  /** Of the upload in parts by which it came. */
  readonly uploadId?: string
}

/** The text part of that name, which came before the file; undefined when there is none or it is empty. */
export type TextPart = (name: string) => string | undefined

type Receive = (text: TextPart, originalName: string, content: Readable) => Promise<ReceivedFile>

/** What is read instead of a file part: the whole file that came before, in parts, under this id. */
export type FindContent = (uploadId: string) => Promise<{ originalName: string; content: Readable }>

/**
 * Reads a multipart upload as a stream: `receive` gets the file, once it may come. Returns when the whole request
 * has come, so that an upload that was cut anywhere is an error; what was received until then is discarded.
 */
export async function readUpload(
  request: FastifyRequest,
  findContent: FindContent,
  receive: Receive,
): Promise<Upload> {
  if (Number(request.headers['content-length']) > maxFileBytes + MAX_AROUND_BYTES) {
    throw new AppError('file_too_large')
  }
  const texts = new Map<string, unknown>()
  const text: TextPart = (name) => {
    const value = texts.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  let upload: Upload | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        texts.set(part.fieldname, part.value)
      } else {
        const originalName = safeName(part.filename)
        upload = { originalName, file: await receive(text, originalName, stopAtLimit(part.file)) }
        // The parser cuts a file at the limit without an error.
        if (part.file.truncated) throw new AppError('file_too_large')
      }
    }
    const uploadId = text('upload_id')
    if (!upload && uploadId) {
      const { originalName, content } = await findContent(uploadId)
      upload = { originalName, file: await receive(text, originalName, content), uploadId }
    }
  } catch (error) {
    // The rest of the body is read away: an unread one would hold the connection, and a shutdown with it.
    request.raw.unpipe()
    request.raw.resume()
    await upload?.file.discard()
    throw error
  }
  return orThrow(upload, 'file_missing')
}

/** Does not wait for the rest of a file that is too large already. */
function stopAtLimit(file: Readable): Readable {
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
