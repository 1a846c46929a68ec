import { getApplicationHistory, listStates, type UploadedDocument } from '@sanad/contracts'
import {
  askExtraItem,
  decideDocument,
  getDeskApplication,
  listDocumentDrafts,
  listRejectionReasons,
  saveDocumentDraft,
  saveFileView,
} from '@sanad/contracts/staff'
import { addDays, inDayMonthYear, indianDayOf } from '@sanad/domain'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import {
  applicationId,
  type DeskApplication,
  makeDeskApplication,
  makeFile,
} from '../../testing/make-desk-application.ts'
import { openDesk } from '../../testing/open-desk.tsx'

const done = { success: true, message: 'Recorded.' } as const
const serve = (files: readonly UploadedDocument[], change: Partial<DeskApplication> = {}) =>
  answer(getDeskApplication, { success: true, data: makeDeskApplication(files, change) })

async function openReview(files: readonly UploadedDocument[], change: Partial<DeskApplication> = {}) {
  serve(files, change)
  answer(getApplicationHistory, { success: true, data: [], next_cursor: null })
  answer(listStates, { success: true, data: [] })
  answer(listRejectionReasons, { success: true, data: [] })
  const opened = openDesk(`/applications/${applicationId}/review`)
  await screen.findByRole('navigation', { name: 'Documents' })
  return opened
}

it('[DK-57] a file that a colleague has decided meanwhile is not decided over it, but knowingly', async () => {
  const { user } = await openReview([makeFile('a')])
  const change = { fact: 'reject_document', by: 'Ravi Rao', at: '2026-11-23T10:32:00.000Z' }
  const refused = refuse(decideDocument, 'changed_meanwhile', { seen: 'rejected', changes: [change] })
  serve([makeFile('a', { status: 'rejected', rejection_reason: 'Too dark.' })])
  await user.keyboard('a')
  const said = await screen.findByText(/Changed since you saw it/)
  expect(said.textContent).toContain('Rejected (Ravi Rao, 4:02 pm)')
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
  const photo = (document: string) =>
    makeFile(document, { original_name: `${document}.jpg`, view_url: `/uploads/${document}.jpg` })
  const files = [photo('a'), photo('b')]
  const left = { file_id: files[0]?.id ?? '', zoom: 'width', rotation: 90 } as const
  const { user } = await openReview(files, { file_views: [left] })
  const saved = answer(saveFileView, done)
  await user.keyboard('.')
  await waitFor(() => expect(saved.bodies).toEqual([{ zoom: 'width', rotation: 180 }]))
  // Shown again, from what was read before.
  await user.keyboard('jk.')
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
  const list = screen.getByRole('region', { name: '1 earlier file' })
  expect(list.textContent).toContain('Page 2 is missing.')
  expect(screen.queryByRole('document', { name: 'before.jpg' })).toBeNull()
  const saved = answer(saveFileView, done)
  await user.keyboard('\\')
  const before = await screen.findByRole('region', { name: 'Earlier file' })
  within(before).getByRole('document', { name: 'before.jpg' })
  expect(before.textContent).toContain('Page 2 is missing.')
  screen.getByRole('document', { name: 'today.jpg' })
  // Keys are the file's of today.
  await user.keyboard('.')
  expect(new URLSearchParams(location.search).get('earlier')).toBe(earlier.id)
  await user.keyboard('\\')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Earlier file' })).toBeNull())
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

it('[DK-32] Q asks the customer for something else, in both languages and by a day', async () => {
  const { user } = await openReview([makeFile('a')], { allowed_acts: ['ask_extra_item'] })
  await user.keyboard('q')
  await user.type(await screen.findByLabelText(/in English/), 'Board resolution')
  await user.click(screen.getByRole('button', { name: 'Ask the customer' }))
  await screen.findByText('Say what is needed, in both languages.')
  await user.type(screen.getByLabelText(/in Hindi/), 'बोर्ड का प्रस्ताव')
  const asked = answer(askExtraItem, done)
  await user.click(screen.getByRole('button', { name: 'Ask the customer' }))
  await screen.findByText('The customer was asked.')
  const due_on = addDays(indianDayOf(new Date().toISOString()), 7)
  expect(asked.bodies).toMatchObject([
    { title: 'Board resolution', title_hi: 'बोर्ड का प्रस्ताव', kind: 'file', due_on },
  ])
})

it('a decision keyed before the next document is shown is not taken, and that is said', async () => {
  const { user } = await openReview([makeFile('a'), makeFile('b')])
  const recorded = Promise.withResolvers<void>()
  const sent: string[] = []
  portal.use(
    onCall(decideDocument, async ({ request }) => {
      sent.push(new URL(request.url).pathname)
      await recorded.promise
      return HttpResponse.json(done)
    }),
  )
  await user.keyboard('a')
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.keyboard('a')
  await screen.findByText('A key that came before the next document was shown was not taken.')
  await user.keyboard('r')
  expect(screen.queryByRole('form', { name: 'Why is it rejected?' })).toBeNull()

  serve([makeFile('a', { status: 'accepted' }), makeFile('b')])
  recorded.resolve()
  await screen.findByText(
    /^Document a: Accepted\. Next: Document b\. A key that came before the next document was shown/,
  )
  expect(sent).toHaveLength(1)
  await user.keyboard('a')
  await waitFor(() => expect(sent.at(-1)).toContain(makeFile('b').id))
  expect(sent).toHaveLength(2)
})
