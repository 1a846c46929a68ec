import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { getServiceDetails, submitDocument, submitFields } from '@sanad/contracts'
import { type Customer, succeed } from '@sanad/testing'
import { agreementPdf } from './files.ts'

/** Gives everything that an application of `skill-india` asks for; returns the ids of the uploads by document. */
export async function giveEverything(
  request: APIRequestContext,
  { token, id: user_id }: Customer,
  application_id: string,
): Promise<ReadonlyMap<string, string>> {
  const params = { userServiceId: application_id }
  const { data } = await succeed(request, getServiceDetails, { token, params })
  const fields = Object.entries(answers).map(([field_id, value]) => ({ field_id, value }))
  await succeed(request, submitFields, { token, body: { user_id, application_id, fields, extra_info: [] } })
  const file = { name: 'paper.pdf', content: readFileSync(agreementPdf) }
  const uploads = new Map<string, string>()
  for (const { document_id } of data.documentList) {
    const body = { user_id, application_id, document_id }
    const uploaded = await succeed(request, submitDocument, { token, body, file })
    uploads.set(document_id, uploaded.data.id)
  }
  return uploads
}

const answers = {
  'full-name': 'Asha Kulkarni',
  'birth-date': '1988-11-20',
  'aadhaar-number': '234123412346',
  'aadhaar-mobile': '9876543210',
  'home-state': '21',
  'home-pin': '411004',
  education: 'graduate',
  purpose: ['institute'],
}
