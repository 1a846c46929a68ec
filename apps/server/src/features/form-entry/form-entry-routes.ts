import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { readForm } from './read-form.ts'
import { reuseFormAnswer } from './reuse-form-answer.ts'
import { saveDraft } from './save-draft.ts'
import { submitForm } from './submit-form.ts'
import { updateGstin } from './update-gstin.ts'

export function registerFormEntry(app: FastifyInstance, services: Services): void {
  route(app, endpoints.getByApplication, async ({ principal, params, request }) => {
    const reading = { applicationId: params.id, language: languageOf(request) }
    return { success: true, data: await readForm(services, principal, reading) }
  })

  route(app, endpoints.saveDraft, async ({ principal, params, body }) => {
    const draft = { applicationId: params.id, values: body.values }
    const { savedAt } = await saveDraft(services, principal, draft)
    return { success: true, message: 'Draft saved.', saved_at: savedAt }
  })

  route(app, endpoints.submitForm, async ({ principal, params, body }) => {
    await submitForm(services, principal, { applicationId: params.id, given: body })
    return { success: true, message: 'Your form was submitted.' }
  })

  route(app, endpoints.reuseFormAnswer, async ({ principal: { customerId }, params, body }) => {
    await reuseFormAnswer(services, { applicationId: params.id, customerId }, body)
    return { success: true, message: 'Your form was updated.' }
  })

  route(app, endpoints.updateGstinNumber, async ({ principal, params, body }) => {
    await updateGstin(services, principal, { applicationId: params.id, gstin: body.gst_number })
    return { success: true, message: 'GSTIN number updated successfully.' }
  })
}
