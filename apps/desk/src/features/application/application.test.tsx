import { getApplicationHistory } from '@sanad/contracts'
import {
  completeStage,
  completeStageWithFile,
  getDeskApplication,
  holdApplication,
  listApplicationDrafts,
  reopenStage,
  resumeApplication,
  type StageAsk,
  saveApplicationDraft,
  takeBackCompletion,
} from '@sanad/contracts/staff'
import { permissionsOf } from '@sanad/domain'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '../../shared/api/api.ts'
import { answer, breakOff, refuse } from '../../testing/fake-portal.ts'
import {
  applicationId,
  type DeskApplication,
  makeApplicationInStage,
  makeDeskApplication,
  makeFile,
} from '../../testing/make-desk-application.ts'
import { openDesk, priya } from '../../testing/open-desk.tsx'

const done = { success: true, message: 'Recorded.' } as const
const tcId: StageAsk = {
  id: 'sidh-tc-id',
  kind: 'reference',
  label: 'TC ID',
  required: true,
  visible: true,
  example: 'TC123456',
}
const paper: StageAsk = {
  id: 'paper',
  kind: 'file',
  label: 'Acknowledgement',
  required: false,
  visible: true,
}

async function openApplication(
  changes: Partial<DeskApplication> = {},
  place: Parameters<typeof openDesk>[1] = {},
) {
  answer(getDeskApplication, { success: true, data: makeApplicationInStage(changes) })
  answer(listApplicationDrafts, { success: true, data: [] })
  const saved = answer(saveApplicationDraft, done)
  const opened = openDesk(`/applications/${applicationId}`, place)
  await screen.findByRole('heading', { level: 1, name: /TCR-8F3KQ7M2XD/ })
  return { ...opened, saved }
}

it('[DK-08] who only looks on is offered no next piece of work, by no key either', async () => {
  const roles = ['auditor' as const]
  const staff = { ...priya, roles, permissions: permissionsOf(roles) }
  const { user } = await openApplication({ allowed_acts: [] }, { staff })
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'All keys' })
  expect(dialog.textContent).not.toMatch(/Take the next|Complete the stage|hold/)
})

it('[DK-41] C opens what the stage asks for; it completes by keys alone, and not without a required number', async () => {
  const { user } = await openApplication({ asks: [tcId, paper] })
  const { bodies } = answer(completeStage, { ...done, data: { takes_effect_at: null } })
  await user.keyboard('c')
  const form = await screen.findByRole('form', { name: 'Complete: Stage tc-id' })
  const field = within(form).getByRole('textbox', { name: /TC ID/, description: /^Written like TC123456\./ })
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await within(form).findByText('TC ID is missing.')
  expect(bodies).toEqual([])

  await user.keyboard('TC123456{Control>}{Enter}{/Control}')
  await screen.findByText('Stage completed: Stage tc-id')
  expect(bodies).toMatchObject([{ stage_id: 'tc-id', answers: { 'sidh-tc-id': 'TC123456' } }])
  expect(screen.queryByRole('form')).toBeNull()
  // On what was acted on, not on what takes it back.
  expect(document.activeElement?.textContent).toContain('Stage tc-id')
  expect(document.activeElement?.tagName).toBe('LI')
  const takenBack = answer(takeBackCompletion, done)
  await user.keyboard('z')
  await screen.findByText('Taken back: Stage tc-id')
  expect(takenBack.bodies).toMatchObject([{ takes_back: (bodies[0] as { request_id: string }).request_id }])
})

it('[DK-113] words for the customer of a completed stage are in both languages, or there are none', async () => {
  const { user } = await openApplication()
  const { bodies } = answer(completeStage, { ...done, data: { takes_effect_at: null } })
  await user.keyboard('c')
  const form = await screen.findByRole('form', { name: 'Complete: Stage tc-id' })
  // Said before somebody fills in one of them.
  within(form).getByRole('textbox', { name: /in English/, description: /in both languages or in neither/ })
  within(form).getByRole('textbox', { name: /in Hindi/, description: /^Needed as soon as/ })
  await user.type(within(form).getByRole('textbox', { name: /in English/ }), 'Your ID is made.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await within(form).findByText(/please fill in both/)
  expect(bodies).toEqual([])
  await user.type(within(form).getByRole('textbox', { name: /in Hindi/ }), 'आपकी आईडी बन गई।')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(bodies).toMatchObject([{ comment: 'Your ID is made.', comment_hi: 'आपकी आईडी बन गई।' }]),
  )
})

it('[DK-29] [DK-58] what was typed to complete a stage is a draft again once the completion is taken back', async () => {
  const { user, saved } = await openApplication({ asks: [tcId] })
  answer(completeStage, { ...done, data: { takes_effect_at: null } })
  await user.keyboard('c')
  const form = await screen.findByRole('form', { name: 'Complete: Stage tc-id' })
  await user.type(within(form).getByRole('textbox', { name: /in English/ }), 'Your ID is made.')
  await user.type(within(form).getByRole('textbox', { name: /in Hindi/ }), 'आपकी आईडी बन गई।')
  await user.type(within(form).getByRole('textbox', { name: /TC ID/ }), 'TC123456{Control>}{Enter}{/Control}')
  await screen.findByText('Stage completed: Stage tc-id')
  saved.bodies.length = 0
  answer(takeBackCompletion, done)
  await user.keyboard('z')
  await screen.findByText('Taken back: Stage tc-id')
  expect(saved.bodies).toMatchObject([
    {
      ...{ kind: 'completion', stage_id: 'tc-id', body: 'Your ID is made.', body_hi: 'आपकी आईडी बन गई।' },
      fields: { 'sidh-tc-id': 'TC123456' },
    },
  ])
})

it('[DK-65] the last notes, tickets and messages stand on the page, a message with whether it arrived', async () => {
  const nothing = {
    ...{ delivery: null, reason: null, staff_name: null, ticket_id: null },
    ...{ application_id: applicationId, track_id: 'TCR-8F3KQ7M2XD' },
  }
  const other = { application_id: '0190b3c8-7b1e-7c3a-9d52-000000000043', track_id: 'TPR-2222222222' }
  const failed = { state: 'failed', channel: 'sms', recipient: '••••3210', reason: 'rejected' } as const
  const at = '2026-11-23T10:32:00.000Z'
  await openApplication({
    contact: [
      {
        ...nothing,
        id: '1',
        kind: 'note',
        at,
        words: 'Will send the deed on Friday',
        staff_name: 'Ravi Rao',
      },
      {
        ...nothing,
        id: '2',
        kind: 'ticket',
        at,
        words: 'TKT-42 · Which photo?',
        ticket_id: '0190b3c8-7b1e-7c3a-9d52-000000000042',
      },
      { ...nothing, id: '3', kind: 'message', at, words: 'Document to be sent again', delivery: failed },
      { ...nothing, ...other, id: '4', kind: 'message', at, words: 'Payment received' },
    ],
  })
  const list = screen.getByRole('list', { name: 'Last contact with the customer' })
  const [note, ticket, message, ofOther] = within(list).getAllByRole('listitem')
  expect(note?.textContent).toContain('Will send the deed on Friday')
  expect(note?.textContent).toContain('Ravi Rao')
  expect(
    within(ticket as HTMLElement)
      .getByRole('link', { name: /Which photo/ })
      .getAttribute('href'),
  ).toMatch(/\/tickets\/0190b3c8-7b1e-7c3a-9d52-000000000042$/)
  expect(message?.textContent).toMatch(/Phone and SMS ••••3210Failed/)
  // What is about another application of the customer says which.
  expect(ofOther?.textContent).toContain('TPR-2222222222')
  const link = within(ofOther as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toContain(`/applications/${other.application_id}`)
  for (const own of [note, ticket, message]) expect(own?.textContent).not.toContain('TCR-')
})

it('[DK-65] the name above an application leads to the customer', async () => {
  await openApplication()
  const { user_id, name_of_person, mobile } = makeApplicationInStage({}).application.serviceDetails
  const link = await screen.findByRole('link', { name: `${name_of_person} ··${mobile.slice(-4)}` })
  expect(link.getAttribute('href')).toContain(`/customers/${user_id}`)
  const told = screen.getByRole('link', { name: 'Everything about this customer' })
  expect(told.getAttribute('href')).toContain(`/customers/${user_id}`)
})

it('[DK-42] a number that stands elsewhere is said with where, and what was typed stays', async () => {
  const { user } = await openApplication({ asks: [tcId] })
  refuse(completeStage, 'reference_used', {
    used_in: 'TCR-2222222222',
    issues: [{ path: 'answers.sidh-tc-id', message: 'Used.' }],
  })
  await user.keyboard('cTC123456{Control>}{Enter}{/Control}')
  const words = await screen.findAllByText('This number is recorded in TCR-2222222222 already.')
  expect(words).toHaveLength(2)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /TC ID/ }).value).toBe('TC123456')
})

it('[DK-42] a number that is written otherwise is refused with how it is written, in the language of the desk', async () => {
  const number: StageAsk = { ...tcId, id: 'form', label: 'Form number' }
  delete number.example
  const { user } = await openApplication({ asks: [tcId, number] }, { language: 'hi' })
  const issues = ['sidh-tc-id', 'form'].map((id) => ({ path: `answers.${id}`, message: 'Not so.' }))
  refuse(completeStage, 'ask_malformed', { issues })
  await user.keyboard('cTC1')
  await user.type(screen.getByRole('textbox', { name: /Form number/ }), '12')
  await user.keyboard('{Control>}{Enter}{/Control}')
  const [withExample, without] = await screen.findAllByText(/ठीक से नहीं लिखा गया: |कम से कम चार/)
  expect(withExample?.textContent).toContain('TC123456')
  expect(without).toBeTruthy()
  expect(screen.queryByText('Not so.')).toBeNull()
})

it('[DK-43] the acknowledgement goes with the number in one call', async () => {
  const { user } = await openApplication({ asks: [tcId, paper] })
  const sent = breakOff(completeStageWithFile)
  await user.keyboard('c')
  await user.keyboard('TC123456')
  const file = new File(['%PDF'], 'acknowledgement.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText(/Choose a file/), file)
  await user.click(screen.getByRole('button', { name: /^Complete/ }))
  await waitFor(() => expect(sent.bodies).toHaveLength(1))
  // jsdom's forms are not those of Node, which sends none of them: what was typed and chosen stays.
  await screen.findByText('acknowledgement.pdf')
})

it('[DK-42] what was recorded stands in its stage, with whether the customer sees it', async () => {
  await openApplication({
    answers: [
      {
        stage_id: 'tc-id',
        label: 'TC ID',
        value: 'TC123456',
        portal: 'sidh',
        visible: true,
        staff_name: 'Ravi Rao',
        recorded_at: '2026-11-20T10:00:00.000Z',
      },
    ],
  })
  screen.getByText('TC123456')
  screen.getByText('the customer sees it · Ravi Rao')
})

it('[DK-58] why a stage is being reopened is kept, and there when the form opens again', async () => {
  const written = { body: 'The number of another', body_hi: '', template_id: null, fields: {} }
  const { user, saved } = await openApplication({ reopenable_stage_id: 'tc-id' })
  await user.keyboard('{Shift>}C{/Shift}')
  await user.type(await screen.findByLabelText('Why is it reopened?'), 'The number of another')
  await user.keyboard('{Escape}')
  const draft = { kind: 'reopen', stage_id: 'tc-id', ...written } as const
  await waitFor(() =>
    expect(saved.bodies.at(-1)).toMatchObject({ kind: 'reopen', stage_id: 'tc-id', body: draft.body }),
  )
  answer(listApplicationDrafts, { success: true, data: [draft] })
  await user.keyboard('{Shift>}C{/Shift}')
  await screen.findByDisplayValue('The number of another')
})

it('[DK-45] the last completed stage is reopened with a reason, by those who may', async () => {
  const { user } = await openApplication({ reopenable_stage_id: 'tc-id' })
  const { bodies } = answer(reopenStage, done)
  await user.click(screen.getByRole('button', { name: /^Reopen: Stage tc-id/ }))
  const form = screen.getByRole('form', { name: 'Reopen: Stage tc-id' })
  await user.click(within(form).getByRole('button', { name: 'Reopen: Stage tc-id' }))
  await within(form).findByText('Please say why.')
  await user.type(within(form).getByRole('textbox'), 'Wrong centre')
  await user.click(within(form).getByRole('button', { name: 'Reopen: Stage tc-id' }))
  await screen.findByText('Stage reopened: Stage tc-id')
  expect(bodies).toMatchObject([{ stage_id: 'tc-id', reason: 'Wrong centre' }])
})

it('[DK-45] a refusal because of the invoice says why', async () => {
  const { user } = await openApplication({ reopenable_stage_id: 'tc-id' })
  refuse(reopenStage, 'invoice_issued')
  await user.click(screen.getByRole('button', { name: /^Reopen: Stage tc-id/ }))
  await user.type(screen.getByRole('textbox'), 'Wrong centre')
  await user.click(screen.getByRole('button', { name: /^Reopen: Stage tc-id/ }))
  await screen.findByText(/The invoice was issued/)
})

it('[DK-48] O puts on hold with whose reason it is and both texts', async () => {
  const { user } = await openApplication()
  const { bodies } = answer(holdApplication, done)
  await user.keyboard('o')
  const form = await screen.findByRole('form', { name: 'Put on hold' })
  expect(document.activeElement).toBe(within(form).getByRole('radio', { checked: true }))
  await user.click(within(form).getByRole('radio', { name: /customer/ }))
  await user.type(within(form).getByRole('textbox', { name: /English/ }), 'Please call us.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await within(form).findByText('Please say why.')
  // What is wrong has the focus.
  expect(document.activeElement).toBe(within(form).getByRole('textbox', { name: /Hindi/ }))
  await user.keyboard('कृपया फ़ोन करें।')
  const until = within(form).getByRole('textbox', { name: /^Until/ })
  await user.type(until, '31/12/2020')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await within(form).findByText('A day from today on, at most a year ahead.')
  expect(bodies).toEqual([])
  await user.clear(until)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies).toMatchObject([
    { waits_for: 'customer', comment: 'Please call us.', comment_hi: 'कृपया फ़ोन करें।', until: null },
  ])
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  const resumed = answer(resumeApplication, done)
  await screen.findByText('On hold: Please call us.')
  await user.keyboard('z')
  await screen.findByText('Taken back: Please call us.')
  expect(resumed.bodies).toHaveLength(1)
})

it('who completes a stage or hands over a file reads which papers nobody has judged', async () => {
  const { application } = makeDeskApplication([makeFile('a'), makeFile('b', { status: 'accepted' })])
  const inStage = makeApplicationInStage().application
  const { user } = await openApplication({
    application: { ...application, userTimeLine: inStage.userTimeLine },
  })
  const warning = 'Nobody has judged a document yet: Document a.'
  expect(screen.queryByText(warning)).toBeNull()
  await user.keyboard('c')
  await screen.findByRole('form', { name: 'Complete: Stage tc-id' })
  screen.getByText(warning)
  await user.keyboard('{Escape}')
  expect(screen.queryByText(warning)).toBeNull()
  await user.keyboard('h')
  await screen.findByText(warning)
})

it('a hold that was ended is not offered to be undone any more', async () => {
  const { user, store } = await openApplication()
  answer(holdApplication, done)
  await user.keyboard('o')
  const form = await screen.findByRole('form', { name: 'Put on hold' })
  await user.type(within(form).getByRole('textbox', { name: /English/ }), 'Please call us.')
  await user.type(within(form).getByRole('textbox', { name: /Hindi/ }), 'कृपया फ़ोन करें।')
  answer(getDeskApplication, { success: true, data: makeApplicationInStage({ allowed_acts: ['resume'] }) })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('On hold: Please call us.')
  expect(store.getState().undo).toHaveLength(1)
  answer(resumeApplication, done)
  await user.click(await screen.findByRole('button', { name: /^Resume/ }))
  await waitFor(() => expect(store.getState().undo).toEqual([]))
  expect(screen.queryByText('On hold: Please call us.')).toBeNull()
})

it('[DK-58] what was typed to complete a stage is there again after leaving, for that stage alone', async () => {
  const { user, saved } = await openApplication({ asks: [tcId] })
  await user.keyboard('cTC12')
  await user.type(screen.getByRole('textbox', { name: /in English/ }), 'Your ID is made.')
  await user.keyboard('{Escape}')
  const written = { kind: 'completion', body: 'Your ID is made.', body_hi: '', stage_id: 'tc-id' } as const
  const fields = { 'sidh-tc-id': 'TC12' }
  await waitFor(() => expect(saved.bodies.at(-1)).toEqual({ ...written, template_id: null, fields }))

  const other = { ...written, template_id: null, stage_id: 'papers', body: 'Of another stage', fields: {} }
  answer(listApplicationDrafts, { success: true, data: [other, { ...written, template_id: null, fields }] })
  await user.keyboard('c')
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /TC ID/ })
  await waitFor(() => expect(number.value).toBe('TC12'))
  screen.getByDisplayValue('Your ID is made.')
})

it('[DK-58] what was typed to put an application on hold is there again after leaving, and saved no more once sent', async () => {
  const { user, saved } = await openApplication()
  await user.keyboard('o')
  const form = await screen.findByRole('form', { name: 'Put on hold' })
  await user.click(within(form).getByRole('radio', { name: /customer/ }))
  await user.type(within(form).getByRole('textbox', { name: /English/ }), 'Please call us.')
  await user.keyboard('{Escape}')
  const written = { kind: 'hold', body: 'Please call us.', body_hi: '', stage_id: null } as const
  const fields = { waits_for: 'customer' }
  await waitFor(() => expect(saved.bodies.at(-1)).toEqual({ ...written, template_id: null, fields }))

  answer(listApplicationDrafts, { success: true, data: [{ ...written, template_id: null, fields }] })
  await user.keyboard('o')
  await screen.findByDisplayValue('Please call us.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /customer/ }).checked).toBe(true)
  const { bodies } = answer(holdApplication, done)
  const before = saved.bodies.length
  await user.type(screen.getByRole('textbox', { name: /Hindi/ }), 'कृपया फ़ोन करें।')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodies).toMatchObject([{ waits_for: 'customer', comment: 'Please call us.' }]))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(saved.bodies.slice(before)).toEqual([])
})

const held = {
  stage_id: 'tc-id',
  staff_name: 'Ravi Rao',
  takes_effect_at: '2026-11-20T10:00:20.000Z',
  request_id: '0190b3c8-7b1e-7c3a-9d52-00000000aaaa',
}

it('[DK-46] the last stage is said to be held, and Z takes it back', async () => {
  const { user } = await openApplication()
  const completed = answer(completeStage, { ...done, data: { takes_effect_at: held.takes_effect_at } })
  const { bodies } = answer(takeBackCompletion, done)
  await user.keyboard('c')
  await screen.findByRole('form', { name: 'Complete: Stage tc-id' })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/The last stage is completed: Stage tc-id/)
  expect(screen.queryByText('Stage completed: Stage tc-id')).toBeNull()
  await user.keyboard('z')
  await screen.findByText('Taken back: Stage tc-id')
  const [completion] = completed.bodies as { request_id: string }[]
  expect(bodies).toMatchObject([{ takes_back: completion?.request_id }])
})

it('[DK-46] everybody who may complete sees the held completion of another, and can stop it', async () => {
  const { user } = await openApplication({ allowed_acts: ['change_promise'], held_completion: held })
  screen.getByText(/^Completed by Ravi Rao\. It takes effect at/)
  expect(screen.queryByRole('button', { name: /Promise a day/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Complete the stage/ })).toBeNull()
  const { bodies } = answer(takeBackCompletion, done)
  await user.click(screen.getByRole('button', { name: /^Take the completion back/ }))
  await screen.findByText('Completion taken back: Stage tc-id')
  expect(bodies).toMatchObject([{ takes_back: held.request_id }])
})

it('[DK-46] what comes too late is said, and what could not be carried out is said with why', async () => {
  const { user } = await openApplication({
    held_completion: held,
    returned_completion: { stage_id: 'tc-id', problem: 'reference_used' },
  })
  screen.getByText(/could not be carried out: by then its number was recorded elsewhere\./)
  refuse(takeBackCompletion, 'too_late')
  await user.click(screen.getByRole('button', { name: /^Take the completion back/ }))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
})

it('[DK-57] a form whose stage was completed meanwhile says so instead of vanishing', async () => {
  const { user, store } = await openApplication({ asks: [tcId] })
  await user.keyboard('cTC12')
  const shown = makeApplicationInStage({})
  const [line] = shown.application.userTimeLine
  const stages = line?.timeline.map((stage) => ({
    ...stage,
    in_progress: false,
    status: 'completed' as const,
  }))
  answer(getDeskApplication, {
    success: true,
    data: {
      ...shown,
      allowed_acts: [],
      application: { ...shown.application, userTimeLine: [{ timeline: stages ?? [] }] },
    },
  })
  store.dispatch(api.util.invalidateTags(['Application']))
  await screen.findByText('“Stage tc-id” is no longer the stage in progress. Nothing was recorded for it.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /TC ID/ }).value).toBe('TC12')
})

it('[DK-57] [DK-58] a hold by a colleague keeps the open form and its words, and nothing opens by itself afterwards', async () => {
  const { user, store } = await openApplication({ asks: [tcId] })
  const { bodies } = answer(completeStage, { ...done, data: { takes_effect_at: null } })
  await user.keyboard('cTC12')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /TC ID/ })
  const { application } = makeApplicationInStage({})
  const serviceDetails = { ...application.serviceDetails, client_status: 'on_hold' as const }
  const become = (changes: Partial<DeskApplication>) => {
    answer(getDeskApplication, { success: true, data: makeApplicationInStage(changes) })
    store.dispatch(api.util.invalidateTags(['Application']))
  }
  become({ allowed_acts: ['resume'], asks: [], application: { ...application, serviceDetails } })
  await screen.findByText(/^The application was put on hold meanwhile/)
  await user.keyboard('34{Control>}{Enter}{/Control}')
  expect(field.isConnected && field.value).toBe('TC1234')
  expect(document.activeElement).toBe(field)
  expect(bodies).toEqual([])
  become({ asks: [tcId] })
  await waitFor(() => expect(screen.queryByText(/^The application was put on hold meanwhile/)).toBeNull())
  expect(field.value).toBe('TC1234')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodies).toMatchObject([{ answers: { 'sidh-tc-id': 'TC1234' } }]))

  // Left while it could not be completed, it stays closed.
  await screen.findByText('Stage completed: Stage tc-id')
  await user.keyboard('c')
  become({ allowed_acts: ['resume'], asks: [], application: { ...application, serviceDetails } })
  await screen.findByText(/^The application was put on hold meanwhile/)
  await user.keyboard('{Escape}')
  become({ asks: [tcId] })
  await screen.findByRole('button', { name: /^Complete the stage/ })
  expect(screen.queryByRole('form')).toBeNull()
})

it('names what is missing and what was asked for beside what came in, and says both of a rejection and of missing papers', async () => {
  const rejected = makeFile('a', { status: 'rejected', rejection_reason: 'Too dark' })
  const { application } = makeDeskApplication([rejected, makeFile('b')])
  const item = { type: 'text' as const, options: [], value: '', submitted: false, is_submit: false }
  await openApplication({
    application: {
      ...application,
      uploadedDocs: [rejected],
      extra_info: [{ id: 'board', code: 'board', title: 'Board resolution', ...item }],
      asked_by: [{ id: 'board', due_on: '2026-12-03' }],
      next_step: { turn: 'you', next: 'replace_document', stage_id: null },
    },
  })
  const rowOf = (title: string) => screen.getAllByText(title)[0]?.closest('li')?.textContent
  expect(rowOf('Document b')).toContain('Not sent yet')
  expect(rowOf('Board resolution')).toContain('Asked for by 3 Dec 2026')
  screen.getByText(/^The customer is to replace a rejected document\. · The customer is to send 2 documents/)
})

it('names the few things that the customer is to send, and counts many', async () => {
  const { application } = makeDeskApplication([])
  const field = (field_id: string, label: string, optional?: boolean) => ({
    ...{ field_id, label, field_title: label, help: '', input_type: 'text' as const, options: [] },
    ...{ identifier: null, ...(optional && { optional }) },
  })
  const password = field('tp-password', 'Login password')
  const fieldList = [field('tp-id', 'TP ID'), password, field('aadhaar', 'Aadhaar number', true)]
  const next_step = { turn: 'you', next: 'provide_information', stage_id: null } as const
  const shown = { ...application, fieldList, next_step }
  const submittedFields = [{ field_id: 'tp-id', value: 'TP104233' }]
  await openApplication({ application: { ...shown, submittedFields, pending_items: 1 } })
  await screen.findByText('The customer is to send “Login password”.')
  cleanup()
  const many = [...fieldList, field('pin', 'PIN code'), field('area', 'Carpet area')]
  await openApplication({ application: { ...shown, fieldList: many, pending_items: 4 } })
  await screen.findByText('The customer is to send 4 documents and answers.')
})

it('offers as the next thing to check the papers while one is undecided, then to complete the stage', async () => {
  const { application } = makeApplicationInStage({})
  const withFile = (status: 'submitted' | 'accepted') =>
    openApplication({ application: { ...application, ...filesOf(makeFile('a', { status })) } })
  const filesOf = (file: ReturnType<typeof makeFile>) => {
    const { documentList, uploadedDocs } = makeDeskApplication([file]).application
    return { documentList, uploadedDocs }
  }
  await withFile('submitted')
  const isPrimary = (name: RegExp, role: 'link' | 'button') =>
    screen.getByRole(role, { name }).className.includes('primary')
  expect(isPrimary(/^Check the documents/, 'link')).toBe(true)
  expect(isPrimary(/^Complete the stage/, 'button')).toBe(false)
  cleanup()
  await withFile('accepted')
  expect(isPrimary(/^See the documents/, 'link')).toBe(false)
  expect(isPrimary(/^Complete the stage/, 'button')).toBe(true)
})

it('says whose turn it is and what comes next; a hold stands before everything else', async () => {
  const { application } = makeApplicationInStage({})
  await openApplication({
    allowed_acts: ['resume'],
    application: {
      ...application,
      serviceDetails: { ...application.serviceDetails, client_status: 'on_hold' },
      next_step: { turn: 'us', next: 'wait_for_us', stage_id: 'tc-id' },
      hold_reason: 'The portal is closed',
    },
  })
  expect(screen.getByText('Paused')).toBeTruthy()
  expect(screen.getByText(/In progress: Stage tc-id$/)).toBeTruthy()
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('On hold')
})

it('reads the history once its card is opened', async () => {
  const { user } = await openApplication()
  answer(getApplicationHistory, {
    success: true,
    data: [
      {
        id: 'held',
        kind: 'hold',
        at: '2026-11-20T10:00:00.000Z',
        staff_name: 'Ravi Rao',
        subjects: [],
        words: 'The portal is closed',
      },
    ],
    next_cursor: null,
  })
  await user.click(screen.getByRole('heading', { level: 2, name: 'History' }))
  await screen.findByText('The portal is closed')
})

it('[DK-112] an application that is not there says so under a heading of its own', async () => {
  refuse(getDeskApplication, 'not_found')
  openDesk(`/applications/${applicationId}`)
  await screen.findByRole('heading', { level: 1, name: 'This is not there' })
  expect(screen.queryByText('Something went wrong')).toBeNull()
})
