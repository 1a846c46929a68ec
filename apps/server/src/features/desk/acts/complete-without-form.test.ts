import { randomUUID } from 'node:crypto'
import { getServiceDetails, listMyServices, submitForm } from '@sanad/contracts'
import { completeStage, getDeskApplication, listDeskApplications } from '@sanad/contracts/staff'
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
  await portal.runHeld()
  const told = await portal.db
    .selectFrom('notifications')
    .select('params')
    .where('kind', '=', 'stage_completed')
    .execute()
  const nexts = told.map(({ params }) => 'next' in params && String(params.next))
  expect(nexts.toSorted()).toEqual([...stages.slice(2).map(() => 'wait'), 'inform'].toSorted())
  expect(await refuse(portal.app, completeStage, act(last))).toMatchObject({
    status: 409,
    code: 'form_missing',
    message: 'The application form has not been submitted. The application cannot be completed without it.',
  })
  // The customer's turn in every reading, and no news of a payment.
  const due = { turn: 'you', next: 'wait_for_us', stage_id: last, form_due: true }
  const query = { search: application.trackId }
  const { next_step, news, serviceDetails: processing } = await read()
  expect({ next_step, news, status: processing.client_status }).toEqual({
    ...{ next_step: due, news: null, status: 'processing' },
  })
  expect((await succeed(portal.app, listMyServices, { token, query: {} })).services).toMatchObject([
    { next_step: due },
  ])
  const listed = await succeed(portal.app, listDeskApplications, { token: staffToken, query })
  expect(listed.data).toMatchObject([{ next_step: due }])
  const desk = await succeed(portal.app, getDeskApplication, { token: staffToken, params: { id } })
  expect(desk.data.allowed_acts).not.toContain('complete_stage')
  const stored = () =>
    portal.db
      .selectFrom('application_states')
      .select(['turn', 'next_step'])
      .where('application_id', '=', id)
      .executeTakeFirst()
  const kinds = async () => {
    const items = portal.db.selectFrom('work_items').select('kind').where('application_id', '=', id)
    return (await items.execute()).map(({ kind }) => kind)
  }
  expect(await stored()).toEqual({ turn: 'you', next_step: 'fill_form' })
  expect(await kinds()).toContain('chase')
  expect(await kinds()).not.toContain('stage')

  await succeed(portal.app, submitForm, { token, params: { id }, body: centreForm })
  expect((await stored())?.next_step).not.toBe('fill_form')
  await succeed(portal.app, completeStage, act(last))
  await portal.runHeld()
  const { application_form, serviceDetails } = await read()
  expect(application_form?.submitted_at).toBeTruthy()
  expect(serviceDetails.client_status).toBe('completed')
})
