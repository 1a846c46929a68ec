import type { FastifyInstance } from 'fastify'
import { sourceOfToday } from './call.ts'

interface Sender {
  readonly app: FastifyInstance
  readonly token: string
}

/** Headers of every call of the protocol. */
export function tusHeaders(token: string): Record<string, string> {
  return { source: sourceOfToday(), authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
}

/** Announces an upload by the tus protocol. */
export async function announceUpload({ app, token }: Sender, { name, size }: { name: string; size: number }) {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  return app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { ...tusHeaders(token), 'upload-length': String(size), 'upload-metadata': metadata },
  })
}

/** Sends the part that begins at `offset`. */
export async function sendPart(
  { app, token }: Sender,
  { url, offset, part }: { url: string; offset: number; part: Buffer },
) {
  const headers = {
    ...tusHeaders(token),
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  }
  return app.inject({ method: 'PATCH', url, headers, payload: part })
}

/** How many bytes have come. */
export async function askOffset({ app, token }: Sender, url: string): Promise<number | undefined> {
  const { statusCode, headers } = await app.inject({ method: 'HEAD', url, headers: tusHeaders(token) })
  return statusCode === 200 ? Number(headers['upload-offset']) : undefined
}

/** Sends a whole file in so many parts; its id is what a submission names. */
export async function sendInParts(
  sender: Sender,
  { name, content, parts = 2 }: { name: string; content: Buffer; parts?: number },
): Promise<string> {
  const { headers } = await announceUpload(sender, { name, size: content.length })
  const url = String(headers.location)
  const size = Math.ceil(content.length / parts)
  for (let offset = 0; offset < content.length; offset += size) {
    await sendPart(sender, { url, offset, part: content.subarray(offset, offset + size) })
  }
  return url.split('/').at(-1) ?? ''
}
