import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file response. */
export interface Download {
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly content: Readable
  /** Shown or saved by the browser. */
  readonly disposition: 'inline' | 'attachment'
}

/** CSP sandbox: nothing in a customer's file may run or load; the browsers' image viewers need inline styles. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Streams a file; `no-store`, so that neither browser nor proxies cache it. */
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
