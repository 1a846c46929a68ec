import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { getServiceDetails, submitDocument, submitFields, submitForm } from '@sanad/contracts'
import { type Customer, succeed } from '@sanad/testing'
import { demoAnswers, demoExtraItems } from '../../apps/server/src/demo/demo-answers.ts'
import { centreForm } from '../../apps/server/src/testing/form-values.ts'
import { agreementPdf } from './files.ts'

const slug = 'tc-registration'

/** Gives everything that an application of `tc-registration` asks for at first. */
export async function giveAllOfCentre(
  request: APIRequestContext,
  { token, id: user_id }: Customer,
  application_id: string,
): Promise<void> {
  const content = await readFile(agreementPdf)
  const params = { userServiceId: application_id }
  const { data } = await succeed(request, getServiceDetails, { token, params })
  for (const { document_id } of data.documentList) {
    const body = { user_id, application_id, document_id }
    await succeed(request, submitDocument, { token, body, file: { content } })
  }
  const fields = Object.entries(demoAnswers[slug] ?? {}).map(([field_id, value]) => ({ field_id, value }))
  const extra_info = Object.entries(demoExtraItems[slug] ?? {}).map(([id, value]) => ({ id, value }))
  await succeed(request, submitFields, { token, body: { user_id, application_id, fields, extra_info } })
  await succeed(request, submitForm, { token, params: { id: application_id }, body: centreForm })
}

/** The login of the portal, which is asked for once the papers are accepted. */
export async function givePassword(
  request: APIRequestContext,
  { token, id: user_id }: Customer,
  application_id: string,
): Promise<void> {
  const fields = [{ field_id: 'tp-password', value: 'Portal-2026-x' }]
  await succeed(request, submitFields, { token, body: { user_id, application_id, fields, extra_info: [] } })
}
