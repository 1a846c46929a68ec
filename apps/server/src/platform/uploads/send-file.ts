import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface StoredFile {
  readonly original_name: string
  readonly content_type: string
  readonly size_bytes: number
}

/** Nothing in a customer's file may run or load; the browser's own viewers of pictures need their styles. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Sends a customer's file to be looked at or saved, and never to be kept by anything between. */
export function sendFile(
  reply: FastifyReply,
  file: StoredFile,
  content: Readable,
  disposition: 'inline' | 'attachment' = 'inline',
): FastifyReply {
  return reply
    .headers({
      'content-type': file.content_type,
      'content-length': file.size_bytes,
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeRfc5987(file.original_name)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
}
