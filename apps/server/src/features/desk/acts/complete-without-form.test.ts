import { randomUUID } from 'node:crypto'
import { getServiceDetails, submitForm } from '@sanad/contracts'
import { completeStage } from '@sanad/contracts/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../../testing/factories/paid-application.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { centreForm } from '../../../testing/form-values.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let staffToken: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

it('an application is not completed without the form that its service requires', async () => {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  const { applicationId: id, token, service } = application
  await giveEverything(portal.services, application)
  await portal.db.updateTable('applications').set({ form_submitted_at: null }).where('id', '=', id).execute()
  const read = async () =>
    (await succeed(portal.app, getServiceDetails, { token, params: { userServiceId: id } })).data
  expect((await read()).application_form).toEqual({ required: true, submitted_at: null })

  const numbers: Record<string, Record<string, string>> = {
    'tc-id': { 'sidh-tc-id': 'TC100200' },
    'application-form': { 'caaf-number': 'CAAF/100200' },
  }
  const act = (stage_id: string) => ({
    token: staffToken,
    params: { id },
    body: { stage_id, answers: numbers[stage_id] ?? {}, request_id: randomUUID() },
  })
  const stages = service.timeline.filter(({ kind }) => kind === 'centre' || kind === 'department')
  const last = stages.at(-1)?.id ?? ''
  for (const stage of stages.slice(0, -1)) await succeed(portal.app, completeStage, act(stage.id))
  expect(await refuse(portal.app, completeStage, act(last))).toMatchObject({
    status: 409,
    code: 'form_missing',
    message: 'The application form has not been submitted. The application cannot be completed without it.',
  })
  expect((await read()).serviceDetails.client_status).toBe('processing')

  await succeed(portal.app, submitForm, { token, params: { id }, body: centreForm })
  await succeed(portal.app, completeStage, act(last))
  await portal.runHeld()
  const { application_form, serviceDetails } = await read()
  expect(application_form?.submitted_at).toBeTruthy()
  expect(serviceDetails.client_status).toBe('completed')
})
