import { resumableUploadPath, smallestPartBytes, sourceHeader } from '@sanad/contracts'
import { type Portal, transportTo } from './portal.ts'
import { sourceOfToday } from './source-of-today.ts'
import type { Answer, HttpRequest } from './transport.ts'

export interface Sender {
  readonly portal: Portal
  readonly token: string
}

/** Headers of every request of the protocol (tus). */
export function tusHeaders(token: string): Record<string, string> {
  return { [sourceHeader]: sourceOfToday(), authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
}

/** Announces an upload. */
export function announceUpload(
  sender: Sender,
  { name, size }: { name: string; size: number },
): Promise<Answer> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  const headers = { 'upload-length': String(size), 'upload-metadata': metadata }
  return send(sender, { method: 'POST', url: resumableUploadPath, headers })
}

/** Sends the part that begins at `offset`. */
export function sendPart(
  sender: Sender,
  { url, offset, part }: { url: string; offset: number; part: Buffer },
): Promise<Answer> {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
  return send(sender, { method: 'PATCH', url, headers, body: part })
}

/** How many bytes have come. */
export async function askOffset(sender: Sender, url: string): Promise<number | undefined> {
  const { status, headers } = await send(sender, { method: 'HEAD', url, headers: {} })
  return status === 200 ? Number(headers['upload-offset']) : undefined
}

/** Sends a whole file in so many parts, or fewer where they were too small; its id is what a submission names. */
export async function sendInParts(
  sender: Sender,
  { name, content, parts = 2 }: { name: string; content: Buffer; parts?: number },
): Promise<string> {
  const { headers } = await announceUpload(sender, { name, size: content.length })
  const url = headers.location ?? ''
  const size = Math.max(Math.ceil(content.length / parts), smallestPartBytes)
  for (let offset = 0; offset < content.length; offset += size) {
    await sendPart(sender, { url, offset, part: content.subarray(offset, offset + size) })
  }
  return url.split('/').at(-1) ?? ''
}

function send({ portal, token }: Sender, request: HttpRequest): Promise<Answer> {
  return transportTo(portal)({ ...request, headers: { ...tusHeaders(token), ...request.headers } })
}
