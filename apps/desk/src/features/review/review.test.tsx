import { getApplicationHistory, listStates, type UploadedDocument } from '@sanad/contracts'
import {
  decideDocument,
  getDeskApplication,
  listDocumentDrafts,
  listRejectionReasons,
  saveDocumentDraft,
} from '@sanad/contracts/staff'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { applicationId, makeDeskApplication, makeFile } from '../../testing/make-desk-application.ts'
import { openDesk } from '../../testing/open-desk.tsx'

const done = { success: true, message: 'Recorded.' } as const
const serve = (...files: UploadedDocument[]) =>
  answer(getDeskApplication, { success: true, data: makeDeskApplication(files) })

async function openReview(...files: UploadedDocument[]) {
  serve(...files)
  answer(getApplicationHistory, { success: true, data: [], next_cursor: null })
  answer(listStates, { success: true, data: [] })
  answer(listRejectionReasons, { success: true, data: [] })
  const opened = openDesk(`/applications/${applicationId}/review`)
  await screen.findByRole('navigation', { name: 'Documents' })
  return opened
}

it('[DK-57] a file that a colleague has decided meanwhile is not decided over it, but knowingly', async () => {
  const { user } = await openReview(makeFile('a'))
  const change = { fact: 'reject_document', by: 'Ravi Rao', at: '2026-11-23T10:32:00.000Z' }
  const refused = refuse(decideDocument, 'changed_meanwhile', { seen: 'rejected', changes: [change] })
  serve(makeFile('a', { status: 'rejected', rejection_reason: 'Too dark.' }))
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
  const { user } = await openReview(makeFile('a'))
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
