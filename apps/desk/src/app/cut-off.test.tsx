import { getApplicationHistory } from '@sanad/contracts'
import {
  addCustomerNote,
  decideDocument,
  getDeskApplication,
  listDocumentDrafts,
  listRejectionReasons,
  saveDocumentDraft,
} from '@sanad/contracts/staff'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answer, breakOff } from '../testing/fake-portal.ts'
import { applicationId, makeDeskApplication, makeFile } from '../testing/make-desk-application.ts'
import { openDesk } from '../testing/open-desk.tsx'

/** The network is gone, and the browser says so. */
function cutOff(): void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  act(() => void dispatchEvent(new Event('offline')))
}
function comeBack(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
}

it('[DK-116] cut off, what is there is read on, what is typed stays, and a decision is refused visibly and never sent later', async () => {
  answer(getDeskApplication, { success: true, data: makeDeskApplication([makeFile('a'), makeFile('b')]) })
  answer(getApplicationHistory, { success: true, data: [], next_cursor: null })
  answer(listRejectionReasons, { success: true, data: [] })
  answer(listDocumentDrafts, { success: true, data: [] })
  answer(saveDocumentDraft, { success: true, message: 'Kept.' })
  const { user } = openDesk(`/applications/${applicationId}/review`)
  const documents = await screen.findByRole('navigation', { name: 'Documents' })
  cutOff()
  await screen.findByText('No connection')
  for (const endpoint of [getDeskApplication, getApplicationHistory, saveDocumentDraft]) breakOff(endpoint)
  const tried = breakOff(decideDocument)

  await user.keyboard('r')
  const english = await screen.findByLabelText<HTMLTextAreaElement>(/in English/)
  await user.type(english, 'Page 2 is missing.')
  await user.type(screen.getByLabelText(/in Hindi/), 'पृष्ठ 2 नहीं है।{Control>}{Enter}{/Control}')
  await screen.findByRole('alert')
  expect(english.value).toBe('Page 2 is missing.')
  await user.keyboard('{Escape}')
  await user.keyboard('a')
  await waitFor(() => expect(tried.bodies.length).toBeGreaterThan(1))
  await screen.findByRole('alert')
  await user.keyboard('j')
  expect(within(documents).getAllByRole('link').length).toBeGreaterThan(1)

  const sent = answer(decideDocument, { success: true, message: 'Recorded.' })
  const noted = answer(addCustomerNote, { success: true, message: 'Recorded.' })
  answer(getDeskApplication, { success: true, data: makeDeskApplication([makeFile('a'), makeFile('b')]) })
  comeBack()
  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull())
  expect(sent.bodies).toEqual([])
  expect(noted.bodies).toEqual([])
})
