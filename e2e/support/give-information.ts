import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { type FieldValue, submitDocument, submitFields } from '@sanad/contracts'
import { type Customer, succeed } from '@sanad/testing'
import { agreementPdf } from './files.ts'

interface Given {
  readonly applicationId: string
  readonly documents?: readonly string[]
  readonly answers?: Readonly<Record<string, FieldValue>>
}

/** Gives documents and answers to an application, named by their ids; returns the ids of the uploads by document. */
export async function giveInformation(
  request: APIRequestContext,
  { token, id: user_id }: Customer,
  { applicationId: application_id, documents = [], answers = {} }: Given,
): Promise<ReadonlyMap<string, string>> {
  const fields = Object.entries(answers).map(([field_id, value]) => ({ field_id, value }))
  if (fields.length > 0) {
    await succeed(request, submitFields, { token, body: { user_id, application_id, fields, extra_info: [] } })
  }
  const file = { name: 'paper.pdf', content: await readFile(agreementPdf) }
  const uploads = new Map<string, string>()
  for (const document_id of documents) {
    const body = { user_id, application_id, document_id }
    uploads.set(document_id, (await succeed(request, submitDocument, { token, body, file })).data.id)
  }
  return uploads
}
