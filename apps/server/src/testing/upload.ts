import { type RequestOf, submitDocument } from '@sanad/contracts'
import { type Answer, call, type Portal } from '@sanad/testing'

export interface Upload {
  readonly token: string
  readonly parts: Record<string, string>
  readonly content?: Buffer
  readonly name?: string
  /** Text parts behind the file. */
  readonly behind?: Record<string, string>
}

/** Uploads a document in one piece, whatever its text parts say. */
export function upload(portal: Portal, { token, parts, content, ...rest }: Upload): Promise<Answer> {
  const { body } = { body: parts } as unknown as RequestOf<typeof submitDocument>
  return call(portal, submitDocument, { token, body, file: content && { content, ...rest } })
}
