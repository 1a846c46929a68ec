import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that is sent to a customer. */
export interface Download {
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly content: Readable
  /** Whether the browser shows it or saves it. */
  readonly disposition: 'inline' | 'attachment'
}

/** Nothing in a customer's file may run or load; the browser's own viewers of pictures need their styles. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Sends a file, never to be kept by anything between. */
export function sendFile(reply: FastifyReply, file: Download): FastifyReply {
  return reply
    .headers({
      'content-type': file.contentType,
      'content-length': file.sizeBytes,
      'content-disposition': `${file.disposition}; filename*=UTF-8''${encodeRfc5987(file.name)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    .send(file.content)
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
}
