import type { Readable } from 'node:stream'
import { Id } from '@sanad/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { ReceivedFile } from '../../platform/storage/file-store.ts'

export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** Boundaries, headers and text parts around a file. */
const MAX_AROUND_BYTES = 64 * 1024

/** What the text parts, which come first, say of the file behind them. */
export interface UploadTarget {
  readonly userId: string
  readonly applicationId: string
  readonly documentId: string
  readonly originalName: string
}

/**
 * Reads a multipart upload as a stream: `receive` gets the file once its target is known. Returns when the whole
 * request has come, so that an upload that was cut anywhere is an error; what was received until then is discarded.
 */
export async function readUpload(
  request: FastifyRequest,
  receive: (target: UploadTarget, content: Readable) => Promise<ReceivedFile>,
): Promise<{ target: UploadTarget; file: ReceivedFile }> {
  if (Number(request.headers['content-length']) > MAX_FILE_BYTES + MAX_AROUND_BYTES) {
    throw new AppError('file_too_large')
  }
  const texts = new Map<string, unknown>()
  let upload: { target: UploadTarget; file: ReceivedFile } | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        texts.set(part.fieldname, part.value)
      } else {
        const target = targetOf(texts, part.filename)
        upload = { target, file: await receive(target, stopAtLimit(part.file)) }
        // The parser cuts a file at the limit without an error.
        if (part.file.truncated) throw new AppError('file_too_large')
      }
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

function targetOf(texts: ReadonlyMap<string, unknown>, filename: string | undefined): UploadTarget {
  const text = (name: string) => {
    const value = texts.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const userId = orThrow(text('user_id'), 'user_id_missing')
  const documentId = orThrow(text('document_id'), 'document_id_missing')
  const applicationId = text('application_id')
  // An id that cannot be one is as unknown as any other.
  if (!Id.safeParse(applicationId).success || applicationId === undefined) throw new AppError('not_found')
  return { userId, applicationId, documentId, originalName: safeName(filename) }
}

function safeName(filename: string | undefined): string {
  if (!filename) throw new AppError('file_missing')
  if (/[/\\]/.test(filename)) {
    const message = 'The name of this file contains a folder. Please rename it and try again.'
    throw new AppError('file_content_refused', { message, details: { reason: 'name' } })
  }
  return filename
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-150)
}
