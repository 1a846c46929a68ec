import { randomUUID } from 'node:crypto'
import { attachDeliverable, type BodyOf } from '@sanad/contracts'
import { type Portal, succeed } from '@sanad/testing'
import { pdfFile } from './sample-files.ts'

type Parts = BodyOf<typeof attachDeliverable>

/** Staff attach a certificate to an application, through the API; it is valid for a year unless told otherwise. */
export async function createDeliverable(
  app: Portal,
  {
    staffToken,
    applicationId,
    content = pdfFile(),
    ...parts
  }: { staffToken: string; applicationId: string; content?: Buffer } & Partial<Parts>,
): Promise<string> {
  const { data } = await succeed(app, attachDeliverable, {
    token: staffToken,
    params: { id: applicationId },
    body: {
      kind: 'certificate',
      title: 'TC certificate',
      title_hi: 'TC प्रमाणपत्र',
      number: 'TC/2026/0042',
      issued_on: '2026-10-01',
      valid_until: '2031-09-30',
      request_id: randomUUID(),
      ...parts,
    },
    file: { content },
  })
  return data.id
}
