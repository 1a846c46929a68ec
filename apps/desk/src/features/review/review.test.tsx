import {
  getApplicationHistory,
  revealIdentifier,
  type SuccessOf,
  type UploadedDocument,
} from '@sanad/contracts'
import {
  askExtraItem,
  decideDocument,
  getDeskApplication,
  getDeskTicket,
  getWorkPlace,
  listApplicationDrafts,
  listDocumentDrafts,
  listReadyAsks,
  listRejectionReasons,
  listWork,
  maxWorkCount,
  type ReadyAsk,
  saveApplicationDraft,
  saveDocumentDraft,
  saveFileView,
  takeBackAsk,
  takeNextWork,
} from '@sanad/contracts/staff'
import { addDays, inDayMonthYear, indianDayOf, permissionsOf } from '@sanad/domain'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../../shared/api/api.ts'
import { answer, refuse } from '../../testing/fake-portal.ts'
import {
  applicationId,
  type DeskApplication,
  makeDeskApplication,
  makeFile,
} from '../../testing/make-desk-application.ts'
import { makeWorkItem } from '../../testing/make-work-item.ts'
import { openDesk, priya, rohan, whereIs } from '../../testing/open-desk.tsx'

const done = { success: true, message: 'Recorded.' } as const
const serve = (files: readonly UploadedDocument[], change: Partial<DeskApplication> = {}) =>
  answer(getDeskApplication, { success: true, data: makeDeskApplication(files, change) })

const readyAsks: ReadyAsk[] = [
  { template_id: 'pan', title: 'PAN card', title_hi: 'पैन कार्ड', kind: 'file' },
  { template_id: 'name', title: 'Name as on the PAN card', title_hi: 'नाम जैसा पैन कार्ड पर है', kind: 'text' },
]

async function openReview(
  files: readonly UploadedDocument[],
  change: Partial<DeskApplication> = {},
  staff = priya,
  search = '',
  place: SuccessOf<typeof getWorkPlace>['data'] = { place: null, open: 0 },
) {
  serve(files, change)
  answer(getApplicationHistory, { success: true, data: [], next_cursor: null })
  answer(listRejectionReasons, { success: true, data: [] })
  answer(listReadyAsks, { success: true, data: readyAsks })
  answer(listApplicationDrafts, { success: true, data: [] })
  answer(saveApplicationDraft, done)
  const opened = openDesk(`/applications/${applicationId}/review${search}`, { staff })
  const places = answer(getWorkPlace, { success: true, data: place })
  await screen.findByRole('navigation', { name: 'Documents' })
  return { ...opened, places }
}

it('[DK-57] a file that a colleague has decided meanwhile is not decided over it, but knowingly', async () => {
  const { user } = await openReview([makeFile('a')])
  const change = { fact: 'reject_document', by: 'Ravi Rao', at: '2026-11-23T10:32:00.000Z' }
  const refused = refuse(decideDocument, 'changed_meanwhile', { seen: 'rejected', changes: [change] })
  serve([makeFile('a', { status: 'rejected', rejection_reason: 'Too dark.' })])
  await user.keyboard('a')
  const said = await screen.findByText(/Changed since you saw it/)
  expect(said.textContent).toContain('Rejected (Ravi Rao, 4:02 PM)')
  expect(refused.bodies).toMatchObject([{ decision: 'accepted', seen: 'submitted' }])
  await screen.findAllByText('Rejected')
  const accepted = answer(decideDocument, done)
  await user.keyboard('a')
  await waitFor(() => expect(accepted.bodies).toMatchObject([{ decision: 'accepted', seen: 'rejected' }]))
})

it('[DK-58] the reason that was begun is there again, and a rejection that is refused keeps it', async () => {
  const { user } = await openReview([makeFile('a')])
  const reason = { kind: 'reason', body: 'Too dark', body_hi: 'बहुत गहरा', template_id: null } as const
  answer(listDocumentDrafts, { success: true, data: [reason] })
  answer(saveDocumentDraft, done)
  await user.keyboard('r')
  const english = await screen.findByLabelText<HTMLTextAreaElement>(/in English/)
  await waitFor(() => expect(english.value).toBe('Too dark'))
  refuse(decideDocument, 'document_replaced')
  await user.type(english, '.{Control>}{Enter}{/Control}')
  await screen.findByRole('alert')
  expect(english.value).toBe('Too dark.')
})

it('[DK-27] [DK-57] [DK-58] what a colleague decides meanwhile neither turns the page nor closes the form', async () => {
  const { user, store } = await openReview([makeFile('a'), makeFile('b')])
  answer(listDocumentDrafts, { success: true, data: [] })
  answer(saveDocumentDraft, done)
  await user.keyboard('r')
  const english = await screen.findByLabelText<HTMLTextAreaElement>(/in English/)
  await user.type(english, 'Too dark')
  serve([makeFile('a', { status: 'accepted' }), makeFile('b')])
  store.dispatch(api.util.invalidateTags(['Application']))
  const documents = screen.getByRole('navigation', { name: 'Documents' })
  await within(documents).findByText('Accepted')
  expect(documents.querySelector('[aria-current]')?.textContent).toContain('Document a')
  expect(english.isConnected && english.value).toBe('Too dark')
  expect(document.activeElement).toBe(english)
  // Neither is it decided over unseen, though the page was read again meanwhile.
  await user.type(screen.getByLabelText(/in Hindi/), 'बहुत गहरा')
  const change = { fact: 'accept_document', by: 'Ravi Rao', at: '2026-11-23T10:32:00.000Z' }
  const refused = refuse(decideDocument, 'changed_meanwhile', { seen: 'accepted', changes: [change] })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/Changed since you saw it/)
  expect(refused.bodies).toMatchObject([{ decision: 'rejected', seen: 'submitted' }])
  const recorded = answer(decideDocument, done)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(recorded.bodies).toMatchObject([{ decision: 'rejected', seen: 'accepted' }]))
})

it('[DK-27] [DK-35] a file that the customer sends meanwhile does not close the form, whose letters would be keys', async () => {
  const { user, store } = await openReview([makeFile('a'), makeFile('b')])
  answer(listDocumentDrafts, { success: true, data: [] })
  answer(saveDocumentDraft, done)
  await user.keyboard('r')
  const english = await screen.findByLabelText<HTMLTextAreaElement>(/in English/)
  await user.type(english, 'Too dark')
  serve([makeFile('a', { id: '0190b3c8-7b1e-7c3a-9d52-000000000101' }), makeFile('b')])
  store.dispatch(api.util.invalidateTags(['Application']))
  await screen.findByText(/^New file/)
  await user.keyboard(', unreadable')
  expect(english.isConnected && english.value).toBe('Too dark, unreadable')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
})

it('[DK-110] after the last document the next piece has a button, and another Enter does not fall on the opposite decision', async () => {
  const { user } = await openReview([makeFile('a')])
  answer(listDocumentDrafts, { success: true, data: [] })
  answer(saveDocumentDraft, done)
  answer(decideDocument, done)
  expect(screen.queryByRole('button', { name: /Take the next piece/ })).toBeNull()
  await user.keyboard('r')
  await user.type(await screen.findByLabelText(/in English/), 'Too dark')
  await user.type(screen.getByLabelText(/in Hindi/), 'बहुत गहरा')
  answer(getDeskApplication, {
    success: true,
    data: makeDeskApplication([makeFile('a', { status: 'rejected', rejection_reason: 'Too dark' })]),
  })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('button', { name: /Take the next piece/ })
  expect(document.activeElement?.tagName).not.toBe('BUTTON')
})

it('[DK-11] N goes on in the list that one came from, which the address keeps from screen to screen', async () => {
  const { user } = await openReview(
    [makeFile('a'), makeFile('b')],
    {},
    priya,
    '?list=kind%3Ddocuments%26state%3D27',
  )
  const listed = () =>
    Object.fromEntries(new URLSearchParams(new URLSearchParams(location.search).get('list') ?? ''))
  const here = { kind: 'documents', state: '27' }
  await user.keyboard('j')
  await waitFor(() => expect(location.search).toContain('d=b'))
  expect(listed()).toEqual(here)
  await user.keyboard('{Escape}')
  await screen.findByRole('link', { name: /Check the documents/ })
  expect(listed()).toEqual(here)
  const taken = answer(takeNextWork, { success: true, item: null })
  await user.keyboard('n')
  await screen.findByText(/^Nothing more waits in the list that you came from/)
  const other = 'aaaaaaaa-1111-4222-8333-444444444444'
  const item = makeWorkItem(2, { kind: 'ticket', application_id: other, subject_id: other })
  const next = answer(takeNextWork, { success: true, item })
  refuse(getDeskTicket, 'not_found')
  await user.keyboard('n')
  await waitFor(() => expect(location.pathname).toContain(`/tickets/${other}`))
  expect(listed()).toEqual(here)
  expect([...taken.bodies, ...next.bodies]).toMatchObject([{ view: here }, { view: here }])
})

it('[DK-11] [DK-29] Z pressed in a list, or anywhere, comes back to the document with the list in which N goes on', async () => {
  const { user } = await openReview(
    [makeFile('a'), makeFile('b')],
    {},
    priya,
    '?list=kind%3Ddocuments%26state%3D27',
  )
  answer(decideDocument, done)
  await user.keyboard('a')
  await screen.findByRole('button', { name: /Undo/ })
  answer(listWork, { success: true, data: [makeWorkItem(1)], next_cursor: null })
  await user.keyboard('gw')
  await screen.findByRole('grid')
  expect(location.search).not.toContain('list')
  await user.keyboard('z')
  await screen.findByRole('navigation', { name: 'Documents' })
  expect(location.search).toContain('d=a')
  const taken = answer(takeNextWork, { success: true, item: null })
  await user.keyboard('n')
  await waitFor(() => expect(taken.bodies).toMatchObject([{ view: { kind: 'documents', state: '27' } }]))
})

it.each([
  [{ place: 3, open: 142 }, '3 of 142 in this list'],
  [{ place: 3, open: maxWorkCount }, '3 of 999+ in this list'],
  [{ place: maxWorkCount, open: maxWorkCount }, '999+ pieces wait in this list'],
  [{ place: null, open: 142 }, '142 pieces wait in this list'],
])('[DK-14] the place in the list that one came from is said: %j', async (data, words) => {
  const list = '?list=kind%3Ddocuments%26team%3D4'
  const { places } = await openReview([makeFile('a')], {}, priya, list, data)
  expect((await screen.findByText(/in this list/)).textContent).toBe(`1 document to check · ${words}`)
  const { searchParams } = new URL(places.urls[0] ?? '')
  const asked = { kind: 'documents', team: '4', subject: applicationId }
  expect(Object.fromEntries(searchParams)).toEqual(asked)
})

it('[DK-11] who came from no list takes the next of all work', async () => {
  const { user } = await openReview([makeFile('a')])
  const taken = answer(takeNextWork, { success: true, item: null })
  await user.keyboard('n')
  await screen.findByText('Nothing waits.')
  expect(taken.bodies).toMatchObject([{ view: {} }])
})

const photo = (document: string) =>
  makeFile(document, { original_name: `${document}.jpg`, view_url: `/uploads/${document}.jpg` })

/** jsdom has no layout to watch. */
function withoutLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

it('[DK-26] a file opens as it was left, and how it is turned is kept', async () => {
  withoutLayout()
  const files = [photo('a'), photo('b')]
  const left = { file_id: files[0]?.id ?? '', zoom: 'width', rotation: 90 } as const
  const { user } = await openReview(files, { file_views: [left] })
  const saved = answer(saveFileView, done)
  await user.keyboard('.')
  await waitFor(() => expect(saved.bodies).toEqual([{ zoom: 'width', rotation: 180 }]))
  // Shown again, from what was read before.
  const current = () =>
    screen.getByRole('navigation', { name: 'Documents' }).querySelector('[aria-current]')?.textContent
  const first = current()
  await user.keyboard('j')
  await waitFor(() => expect(current()).not.toBe(first))
  await user.keyboard('k')
  await waitFor(() => expect(current()).toBe(first))
  await user.keyboard('.')
  await waitFor(() => expect(saved.bodies).toHaveLength(2))
  expect(saved.bodies[1]).toEqual({ zoom: 'width', rotation: 270 })
})

it('[DK-33] an earlier file is looked at beside the one of today, with the reason of its rejection', async () => {
  withoutLayout()
  const photo = (id: string, name: string, change: Partial<UploadedDocument> = {}) =>
    makeFile('a', { id, original_name: name, view_url: `/uploads/${name}`, ...change })
  const current = photo('0190b3c8-7b1e-7c3a-9d52-000000000101', 'today.jpg')
  const rejected = { status: 'rejected', rejection_reason: 'Page 2 is missing.' } as const
  const earlier = photo('0190b3c8-7b1e-7c3a-9d52-000000000102', 'before.jpg', rejected)
  const other = makeFile('b')
  const { user } = await openReview([current, other], { earlier_files: [earlier] })
  const list = screen.getByText('1 earlier file').closest('details')
  expect(list?.textContent).toContain('Page 2 is missing.')
  // Above the paper, whose height it is, they are folded.
  expect(list?.open).toBe(false)
  expect(screen.queryByRole('document', { name: 'before.jpg' })).toBeNull()
  const saved = answer(saveFileView, done)
  await user.keyboard('\\')
  const before = await screen.findByRole('region', { name: 'Earlier file' })
  within(before).getByRole('document', { name: 'before.jpg' })
  expect(list?.open).toBe(true)
  expect(before.textContent).toContain('Page 2 is missing.')
  screen.getByRole('document', { name: 'today.jpg' })
  // Keys are the file's of today.
  await user.keyboard('.')
  expect(new URLSearchParams(location.search).get('earlier')).toBe(earlier.id)
  await user.keyboard('\\')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Earlier file' })).toBeNull())
  // Escape ends the comparison first, and leaves the review after that.
  await user.keyboard('\\')
  await screen.findByRole('region', { name: 'Earlier file' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Earlier file' })).toBeNull())
  screen.getByRole('document', { name: 'today.jpg' })
  await waitFor(() => expect(saved.bodies).toEqual([{ zoom: 'width', rotation: 90 }]))
  await user.keyboard('j')
  await waitFor(() => expect(screen.queryByText('1 earlier file')).toBeNull())
})

it('[DK-34] what a document is checked against stands first, marked as the same or different elsewhere', async () => {
  const field = {
    ...{ field_id: 'centre-address', label: 'Address of the centre', field_title: 'Address of the centre' },
    ...{ help: '', input_type: 'textarea', options: [], identifier: null },
  }
  const here = { application: null }
  const answers = [
    {
      field,
      value: '12 Karve Road',
      elsewhere: [
        { ...here, place: 'form', value: '12, Karve Road', is_same: true },
        { ...here, place: 'profile', value: '21 Karve Road', is_same: false },
        { place: 'form', application: 'TP Registration', value: '21 Karve Road', is_same: false },
      ] as const,
    },
  ]
  const checks = answers.map((answer) => ({ ...answer, elsewhere: [...answer.elsewhere] }))
  await openReview([makeFile('a'), makeFile('b')], { checks: [{ document_id: 'a', answers: checks }] })
  const check = await screen.findByRole('region', { name: 'Check against' })
  expect(check.textContent).toContain('12 Karve Road')
  within(check).getByText('Same in: application form')
  within(check).getByText('Different in: profile, application form of TP Registration: 21 Karve Road')
})

it('[DK-25] [DK-38] the answers of the form stand beside the paper, and V shows its PAN with the focus on it', async () => {
  const field = (field_id: string, label: string) => ({
    ...{ field_id, label, field_title: label, help: '', input_type: 'text', options: [], identifier: null },
  })
  const { user } = await openReview([makeFile('a')], {
    given: {
      form: [
        { field: field('personal_pan', 'PAN'), value: 'ABCPX••••K', elsewhere: [], is_sealed: true },
        {
          field: field('district', 'District'),
          value: 'Pune',
          elsewhere: [{ place: 'profile', application: null, value: 'Pune', is_same: true }],
          is_sealed: false,
        },
      ],
      information: [
        { field: field('full-name', 'Full name'), value: 'Asha Patil', elsewhere: [], is_sealed: false },
      ],
    },
  })
  const answers = screen.getByRole('complementary', { name: 'Answers' })
  within(answers).getByText('ABCPX••••K')
  within(answers).getByText('Same in: profile')
  within(answers).getByText('Full name')
  await user.click(within(answers).getByRole('tab', { name: 'Form' }))
  expect(within(answers).queryByText('Full name')).toBeNull()
  await user.click(within(answers).getByRole('tab', { name: 'Information' }))
  within(answers).getByText('Full name')
  const asked = answer(revealIdentifier, { success: true, data: { value: 'ABCPX1234K' } })
  await user.keyboard('v')
  await user.click(await screen.findByLabelText('To compare it with a document'))
  await user.type(screen.getByLabelText('In words'), 'Name on the card{Enter}')
  const value = await within(answers).findByText('ABCPX1234K')
  expect(asked.bodies).toMatchObject([{ from: 'form', field_id: 'personal_pan' }])
  await waitFor(() => expect(document.activeElement).toBe(value))
})

it('[DK-25] an answer of several lines is shown on several', async () => {
  const label = 'Names of the job roles, one on each line'
  const of = { field_id: 'job-roles', label, field_title: label, help: '', options: [], identifier: null }
  const field = { ...of, input_type: 'textarea' as const }
  await openReview([makeFile('a')], {
    given: {
      form: [],
      information: [{ field, value: 'Tailor\nWeb Developer', elsewhere: [], is_sealed: false }],
    },
  })
  const line = await screen.findByText('Tailor')
  expect(line.nextElementSibling?.tagName).toBe('BR')
  screen.getByText('Web Developer')
})

it('[DK-30] [DK-31] R, a digit, the page and Enter reject: what stands in braces is typed once for both languages', async () => {
  const { user } = await openReview([makeFile('a')])
  answer(listDocumentDrafts, { success: true, data: [] })
  answer(saveDocumentDraft, done)
  const reason = (template_id: string, words: string, hindi: string) => ({
    ...{ template_id, reason: words, reason_hi: hindi, uses: 0 },
  })
  answer(listRejectionReasons, {
    success: true,
    data: [
      reason('unreadable', 'Too dark.', 'बहुत गहरा।'),
      reason('page_missing', 'Page {page} is missing.', 'पेज {page} नहीं मिला।'),
    ],
  })
  const { bodies } = answer(decideDocument, done)
  await user.keyboard('r')
  await screen.findByRole('form', { name: 'Why is it rejected?' })
  // The choice shows a gap, not what stands for it.
  expect(screen.getByRole('radio', { name: /Page … is missing\..*पेज … नहीं मिला।/ })).toBeTruthy()
  await user.keyboard('2')
  const page = screen.getByLabelText('Fill in: which page')
  expect(document.activeElement).toBe(page)
  await user.keyboard('{Enter}')
  await screen.findByText('Fill this in.')
  expect(document.activeElement).toBe(page)
  expect(bodies).toEqual([])
  await user.keyboard('2{Enter}')
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies).toMatchObject([
    { template_id: 'page_missing', reason: 'Page 2 is missing.', reason_hi: 'पेज 2 नहीं मिला।' },
  ])
})

it('who may not decide about documents is offered neither, nor has the keys', async () => {
  const { user } = await openReview([makeFile('a')], {}, rohan)
  const { bodies } = answer(decideDocument, done)
  expect(screen.queryByRole('button', { name: /Accept|Reject/ })).toBeNull()
  await user.keyboard('ar')
  expect(screen.queryByRole('form')).toBeNull()
  expect(bodies).toEqual([])
})

it('[DK-31] the reasons say which document they are about, as they cover the list of them', async () => {
  const { user } = await openReview([makeFile('a'), makeFile('b')])
  answer(listDocumentDrafts, { success: true, data: [] })
  await user.keyboard('r')
  within(await screen.findByRole('form')).getByText('Document a')
})

it('[DK-31] after a digit the focus is on what it chose', async () => {
  const { user } = await openReview([makeFile('a')])
  answer(listDocumentDrafts, { success: true, data: [] })
  answer(saveDocumentDraft, done)
  const data = ['one', 'two'].map((id) => ({ template_id: id, reason: id, reason_hi: id, uses: 0 }))
  answer(listRejectionReasons, { success: true, data })
  await user.keyboard('r')
  await screen.findByRole('form', { name: 'Why is it rejected?' })
  await user.keyboard('2')
  expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true }))
  expect(screen.getByRole('radio', { checked: true, name: /two/ })).toBeTruthy()
})

it('[DK-32] a rejection names the day by which another file is expected, a week ahead unless another is chosen', async () => {
  const { user } = await openReview([makeFile('a')])
  answer(listDocumentDrafts, { success: true, data: [] })
  answer(saveDocumentDraft, done)
  await user.keyboard('r')
  const due = await screen.findByLabelText<HTMLInputElement>('Another file by')
  const week = addDays(indianDayOf(new Date().toISOString()), 7)
  expect(due.value).toBe(inDayMonthYear(week))
  await user.type(screen.getByLabelText(/in English/), 'Too dark.')
  await user.type(screen.getByLabelText(/in Hindi/), 'बहुत गहरा।')
  const decided = answer(decideDocument, done)
  await user.clear(due)
  await user.click(screen.getByRole('button', { name: 'Reject and tell the customer' }))
  await screen.findByText('Choose a day from today on, at most a year ahead.')
  const later = addDays(week, 3)
  await user.type(due, inDayMonthYear(later))
  await user.click(screen.getByRole('button', { name: 'Reject and tell the customer' }))
  await waitFor(() => expect(decided.bodies).toMatchObject([{ decision: 'rejected', due_on: later }]))
})

it('[DK-32] [DK-110] Q, a digit and Ctrl Enter ask for what is often asked for, in both languages', async () => {
  const { user } = await openReview([makeFile('a')], { allowed_acts: ['ask_extra_item'] })
  const asked = answer(askExtraItem, done)
  await user.keyboard('q')
  await screen.findByRole('group', { name: 'Often asked for' })
  await user.keyboard('2{Control>}{Enter}{/Control}')
  await screen.findByText('Asked. The customer is told once it cannot be undone any more.')
  expect(asked.bodies).toMatchObject([
    { title: 'Name as on the PAN card', title_hi: 'नाम जैसा पैन कार्ड पर है', kind: 'text' },
  ])
})

it('[DK-58] what was typed to ask for something is there again, which is said, and saved no more once sent', async () => {
  const { user } = await openReview([makeFile('a')], { allowed_acts: ['ask_extra_item'] })
  const written = { kind: 'ask', body: 'Board', body_hi: 'बोर्ड का प्रस्ताव', template_id: null } as const
  const draft = { ...written, stage_id: null, fields: { kind: 'text' } }
  answer(listApplicationDrafts, { success: true, data: [draft] })
  const saved = answer(saveApplicationDraft, done)
  await user.keyboard('q')
  const said = await screen.findByText('What you wrote before is here again.')
  expect(said.getAttribute('role')).toBe('status')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'In words' }).checked).toBe(true)
  await user.type(screen.getByDisplayValue('Board'), ' resolution')
  expect(said.textContent).toBe('')
  await waitFor(() => expect(saved.bodies).toMatchObject([{ kind: 'ask', body: 'Board resolution' }]))
  const asked = answer(askExtraItem, done)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(asked.bodies).toMatchObject([{ title: 'Board resolution', kind: 'text' }]))
  expect(saved.bodies).toHaveLength(1)
})

it('[DK-32] Q asks the customer for something else, in both languages and by a day', async () => {
  const { user } = await openReview([makeFile('a')], { allowed_acts: ['ask_extra_item'] })
  await user.keyboard('q')
  await user.type(await screen.findByLabelText(/in English/), 'Board resolution')
  await user.click(screen.getByRole('button', { name: 'Ask the customer' }))
  await screen.findByText('Say what is needed, in both languages.')
  await user.type(screen.getByLabelText(/in Hindi/), 'बोर्ड का प्रस्ताव')
  const asked = answer(askExtraItem, done)
  await user.click(screen.getByRole('button', { name: 'Ask the customer' }))
  await screen.findByText('Asked. The customer is told once it cannot be undone any more.')
  const due_on = addDays(indianDayOf(new Date().toISOString()), 7)
  expect(asked.bodies).toMatchObject([
    { title: 'Board resolution', title_hi: 'बोर्ड का प्रस्ताव', kind: 'file', due_on },
  ])
})

/** jsdom loads no pictures. */
const paint = (document: string) =>
  act(() => void screen.getByAltText(`${document}.jpg`).dispatchEvent(new Event('load')))

/** Time stands still until it is let pass. */
function controlTime() {
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  return () => {
    now += 1000
  }
}

/** A portal that answers a decision when it is told to. */
function decideLater() {
  const sent: string[] = []
  const answered = Promise.withResolvers<void>()
  portal.use(
    onCall(decideDocument, async ({ request }) => {
      sent.push(new URL(request.url).pathname)
      await answered.promise
      return HttpResponse.json(done)
    }),
  )
  return { sent, answer: answered.resolve }
}

it('[DK-28] [DK-112] the next document lies drawn behind the one of now, one at a time, and is there at once with the focus', async () => {
  withoutLayout()
  const { user } = await openReview(['a', 'b', 'c'].map(photo))
  const shown = () =>
    screen
      .getAllByRole('document')
      .find((paper) => !paper.closest('[inert]'))
      ?.getAttribute('aria-label')
  expect(screen.queryByAltText('b.jpg')).toBeNull()
  paint('a')
  const behind = await screen.findByAltText('b.jpg')
  expect(behind.closest('[inert]')).not.toBeNull()
  expect(screen.queryByAltText('c.jpg')).toBeNull()
  paint('b')
  const { sent } = decideLater()
  await user.keyboard('a')
  // The same picture, drawn before: nothing is loaded anew, however slow the answer.
  await waitFor(() => expect(behind.closest('[inert]')).toBeNull())
  expect(shown()).toBe('b.jpg')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('b.jpg')
  expect(behind.isConnected).toBe(true)
  expect(sent).toHaveLength(1)
  expect(screen.queryByAltText('a.jpg')).toBeNull()
  await screen.findByAltText('c.jpg')
})

it('[DK-112] a decision is announced with what comes next, by a region that was there before it', async () => {
  const { user } = await openReview([makeFile('a'), makeFile('b')])
  const region = screen.getByText('2 documents to check').closest('[role="status"]')
  expect(region).not.toBeNull()
  answer(decideDocument, done)
  await user.keyboard('a')
  await waitFor(() => expect(region?.textContent).toBe('Document a: Accepted. Next: Document b.'))
})

it('[DK-112] a form that is left, and an ask that was sent, give the focus back to the paper, not to Accept', async () => {
  withoutLayout()
  const { user } = await openReview([photo('a'), photo('b')], { allowed_acts: ['ask_extra_item'] })
  answer(listDocumentDrafts, { success: true, data: [] })
  answer(saveDocumentDraft, done)
  paint('a')
  const hasFocus = () =>
    waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('a.jpg'))
  await user.keyboard('r')
  await screen.findByLabelText(/in English/)
  await user.keyboard('{Escape}')
  await hasFocus()
  await user.keyboard('q')
  await screen.findByLabelText(/in English/)
  await user.keyboard('{Escape}')
  await hasFocus()
  await user.keyboard('q')
  await user.type(await screen.findByLabelText(/in English/), 'Board resolution')
  await user.type(screen.getByLabelText(/in Hindi/), 'बोर्ड का प्रस्ताव')
  answer(askExtraItem, done)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Asked. The customer is told once it cannot be undone any more.')
  await hasFocus()
})

it('[DK-29] what was taken back is no news any more', async () => {
  const { user } = await openReview([makeFile('a'), makeFile('b')])
  answer(decideDocument, done)
  await user.keyboard('a')
  await screen.findByText('Document a: Accepted. Next: Document b.')
  await user.keyboard('z')
  await screen.findByText('2 documents to check')
  expect(screen.queryByText(/^Document a: Accepted/)).toBeNull()
})

it('[DK-29] after the page was loaded anew Z takes back what one did before, the last first, and the strip names each', async () => {
  const act = { application_id: applicationId, elapsed_ms: 1000 }
  const decision = {
    decision: 'accepted',
    file_id: makeFile('a').id,
    document_id: 'a',
    what: 'Document a',
  } as const
  serve([makeFile('a', { status: 'accepted' }), makeFile('b')])
  answer(getApplicationHistory, { success: true, data: [], next_cursor: null })
  answer(listRejectionReasons, { success: true, data: [] })
  const { user } = openDesk(`/applications/${applicationId}/review?d=b`, {
    undoable: [
      { ...act, ...decision, request_id: 'first' },
      { ...act, decision: 'asked', what: 'Lease deed', request_id: 'second', elapsed_ms: 500 },
    ],
  })
  await screen.findByText('Asked for: Lease deed')
  const asks = answer(takeBackAsk, done)
  await user.keyboard('z')
  await screen.findByText('Taken back: Lease deed')
  screen.getByText('Undo takes next: Accepted: Document a')
  const decisions = answer(decideDocument, done)
  await user.keyboard('z')
  await screen.findByText('Taken back: Document a')
  expect(screen.queryByText(/Undo takes next/)).toBeNull()
  expect(asks.bodies).toMatchObject([{ takes_back: 'second' }])
  expect(decisions.bodies).toMatchObject([{ decision: 'withdrawn', withdraws: 'first' }])
  await waitFor(() => expect(whereIs()).toContain('d=a'))
})

it('[DK-28] a decision keyed before the document can be seen is not taken, and that is said', async () => {
  withoutLayout()
  const { user } = await openReview([photo('a'), photo('b')])
  const { sent } = decideLater()
  const letTimePass = controlTime()
  await user.keyboard('ar')
  await screen.findByText('A key that came before the document was shown was not taken.')
  expect(screen.queryByRole('form', { name: 'Why is it rejected?' })).toBeNull()
  expect(sent).toEqual([])
  paint('a')
  // Typed ahead, it was meant for the document after the first.
  await user.keyboard('r')
  await screen.findByText(/^A key that followed at once was not taken either/)
  expect(screen.queryByRole('form', { name: 'Why is it rejected?' })).toBeNull()
  await user.keyboard('a')
  expect(sent).toEqual([])
  letTimePass()
  await user.keyboard('a')
  await screen.findByText('Document a: Accepted. Next: Document b.')
  // Chosen, and not yet drawn.
  await user.keyboard('a')
  await screen.findByText('A key that came before the document was shown was not taken.')
  expect(sent).toHaveLength(1)
  paint('b')
  letTimePass()
  await user.keyboard('a')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toContain(photo('b').id)
})

it('[DK-28] the second of two quick presses does not decide the document behind, which nobody has looked at', async () => {
  withoutLayout()
  const { user } = await openReview([photo('a'), photo('b')])
  const { sent } = decideLater()
  const letTimePass = controlTime()
  // Drawn ahead, the second is on screen at once.
  paint('a')
  paint('b')
  await user.keyboard('aa')
  await screen.findByText(/^The second of two quick presses was not taken/)
  expect(sent).toHaveLength(1)
  letTimePass()
  await user.keyboard('a')
  await waitFor(() => expect(sent).toHaveLength(2))
})

it('[DK-57] what is decided elsewhere about the paper on screen is said, what one decides oneself is not', async () => {
  const { user, store } = await openReview([makeFile('a'), makeFile('b')])
  serve([makeFile('a', { status: 'accepted' }), makeFile('b')])
  store.dispatch(api.util.invalidateTags(['Application']))
  await screen.findByText('Document a was decided elsewhere meanwhile: Accepted.')
  await user.keyboard('j')
  await screen.findByText('1 document to check')
  answer(decideDocument, done)
  await user.keyboard('a')
  serve([makeFile('a', { status: 'accepted' }), makeFile('b', { status: 'accepted' })])
  store.dispatch(api.util.invalidateTags(['Application']))
  await screen.findByRole('button', { name: /Undo/ })
  await screen.findByText(/^Document b: Accepted/)
  expect(screen.queryByText(/decided elsewhere/)).toBeNull()
})

it('[DK-28] behind the last document lies the first of the application that N takes, read before', async () => {
  withoutLayout()
  const other = '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6b'
  const reviewer = { ...priya, roles: ['reviewer' as const], permissions: permissionsOf(['reviewer']) }
  const { user } = await openReview([photo('a')], {}, reviewer)
  const next = { ...photo('n'), id: '0190b3c8-7b1e-7c3a-9d52-0000000000ff' }
  const made = makeDeskApplication([next])
  const read: string[] = []
  portal.use(
    onCall(getDeskApplication, ({ request }) => {
      read.push(new URL(request.url).pathname)
      const data = request.url.includes(other) ? made : makeDeskApplication([photo('a')])
      return HttpResponse.json({ success: true, data })
    }),
  )
  const item = makeWorkItem(1, { application_id: other, subject_id: other })
  answer(listWork, { success: true, data: [item], next_cursor: null })
  answer(takeNextWork, { success: true, item })
  paint('a')
  const behind = await screen.findByAltText('n.jpg')
  paint('n')
  expect(read.filter((path) => path.includes(other))).toHaveLength(1)
  await user.keyboard('n')
  await waitFor(() => expect(behind.closest('[inert]')).toBeNull())
  expect(location.pathname).toContain(other)
})

it('[DK-115] on a slow network a decision is shown at once, and said when it is recorded', async () => {
  const { user } = await openReview([makeFile('a'), makeFile('b')])
  const documents = screen.getByRole('navigation', { name: 'Documents' })
  const later = decideLater()
  await user.keyboard('a')
  await within(documents).findByText('Accepted')
  await screen.findByText('Accepted: Document a Being recorded…')
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  serve([makeFile('a', { status: 'accepted' }), makeFile('b')])
  later.answer()
  await screen.findByRole('button', { name: /Undo/ })
  screen.getByText('Accepted: Document a')
})

it('[DK-115] a decision that was shown and not recorded is taken off again, and found by a key from anywhere', async () => {
  const { user } = await openReview([makeFile('a'), makeFile('b')])
  const documents = screen.getByRole('navigation', { name: 'Documents' })
  refuse(decideDocument, 'document_replaced')
  await user.keyboard('a')
  await screen.findByText(/^Document a was not decided\./)
  expect(within(documents).getAllByText('To check')).toHaveLength(2)
  await user.keyboard('{Shift>}Z{/Shift}')
  await waitFor(() => expect(documents.querySelector('[aria-current]')?.textContent).toContain('Document a'))
  const again = answer(decideDocument, done)
  await user.keyboard('a')
  await waitFor(() => expect(again.bodies).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText(/^Document a was not decided/)).toBeNull())
})

it('that a key was not taken is said until one is', async () => {
  withoutLayout()
  const { user } = await openReview([photo('a'), photo('b')])
  const letTimePass = controlTime()
  answer(listDocumentDrafts, { success: true, data: [] })
  const said = 'A key that came before the document was shown was not taken.'
  await user.keyboard('a')
  await screen.findByText(said)
  paint('a')
  letTimePass()
  await user.keyboard('r')
  await screen.findByRole('form', { name: 'Why is it rejected?' })
  expect(screen.queryByText(said)).toBeNull()
})
