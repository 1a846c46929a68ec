import { submitDocument } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { type Answer, sourceOfToday } from './call.ts'

export interface Upload {
  readonly token: string
  readonly parts: Record<string, string>
  readonly content?: Buffer
  readonly name?: string
  /** Text parts behind the file. */
  readonly behind?: Record<string, string>
}

/** Uploads a document as the browser does: text parts first, then the file. */
export async function upload(app: FastifyInstance, request: Upload): Promise<Answer> {
  const { body, contentType } = await multipartOf(request)
  const response = await app.inject({
    method: submitDocument.method,
    url: submitDocument.path({}),
    headers: {
      source: sourceOfToday(),
      authorization: `Bearer ${request.token}`,
      'content-type': contentType,
    },
    payload: body,
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers, cookies: [] }
}

/** The body of an upload and its content type, for requests that are sent by hand. */
export async function multipartOf({
  parts,
  content,
  name = 'paper.pdf',
  behind = {},
}: Omit<Upload, 'token'>) {
  const form = new FormData()
  for (const [key, value] of Object.entries(parts)) form.append(key, value)
  if (content) form.append('file', new Blob([new Uint8Array(content)]), name)
  for (const [key, value] of Object.entries(behind)) form.append(key, value)
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  }
}
