import type { ServiceApplication, UploadedDocument } from '@sanad/contracts'
import { activeTabSet } from '@sanad/web-kit'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { informationPath } from '../../shared/routing/paths.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { askedDocument } from '../../testing/asked-items.ts'
import { makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { paidOf } from '../../testing/serve-application.ts'
import { InformationLink } from './information-link.tsx'
import { ProvideInformation } from './provide-information.tsx'

const uploaded = (
  document_id: string,
  status: 'submitted' | 'rejected',
): z.infer<typeof UploadedDocument> => ({
  id: `0190b3c8-7b1e-7c3a-9d52-0000000000${document_id.length}0`,
  document_id,
  filename: 'file.pdf',
  original_name: 'file.pdf',
  size_bytes: 1000,
  status,
  rejection_reason: status === 'rejected' ? 'The number cannot be read.' : null,
  uploaded_at: '2026-11-21T10:00:00.000Z',
  view_url: null,
})

const field = (field_id: string, label: string) => ({
  field_id,
  label,
  field_title: label,
  help: '',
  input_type: 'text',
  options: [],
  identifier: null,
})

const application = paidOf(
  makeServiceApplication({
    documentList: [askedDocument('pan', 'PAN card'), askedDocument('lease', 'Lease deed')],
    uploadedDocs: [uploaded('pan', 'submitted'), uploaded('lease', 'submitted')],
    fieldList: [field('head', 'Head of the centre'), field('seats', 'Seats')],
    submittedFields: [{ field_id: 'head', value: 'Asha Patil' }],
    pending_items: 1,
  }),
)

/** Presses the link in a session whose last tab was another one. */
async function follow(given: ServiceApplication, usedLast: string) {
  const { router } = renderApp(
    <Routes>
      <Route
        index
        element={
          <>
            <UsedLast tab={usedLast} />
            <InformationLink application={given}>Provide</InformationLink>
          </>
        }
      />
      <Route path={informationPath(':id')} element={<ProvideInformation application={given} />} />
    </Routes>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Provide' }))
  return router
}

/** The tab that was open before in this session. */
function UsedLast({ tab }: { tab: string }) {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(activeTabSet(tab)), [dispatch, tab])
  return null
}

it('opens where something is missing, whichever tab was used last, and counts it on the tab', async () => {
  await follow(application, 'documents')
  const tab = screen.getByRole('tab', { name: 'Information: 1 left' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tab', { name: 'Documents' })).toBeTruthy()
})

it('another tab leaves the page where it is', async () => {
  const router = await follow(application, 'documents')
  await userEvent.click(screen.getByRole('tab', { name: 'Documents' }))
  expect(router.state.location.search).toBe('?tab=documents')
  expect(router.state.preventScrollReset).toBe(true)
})

it('shows what is missing before what was given', async () => {
  await follow(application, 'documents')
  expect(
    screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-labelledby') ?? box.id),
  ).toHaveLength(2)
  const [first] = screen.getAllByRole('textbox')
  expect(first).toBe(screen.getByLabelText('Seats'))
})

it('after a rejection opens on the documents, the refused one first, with no Submit beside what is read-only', async () => {
  await follow(
    {
      ...application,
      uploadedDocs: [uploaded('pan', 'submitted'), uploaded('lease', 'rejected')],
      submittedFields: [
        { field_id: 'head', value: 'Asha Patil' },
        { field_id: 'seats', value: '20' },
      ],
    },
    'information',
  )
  expect(screen.getByRole('tab', { name: 'Documents: 1 left' }).getAttribute('aria-selected')).toBe('true')
  const rows = screen.getAllByText(/^(PAN card|Lease deed)$/).map(({ textContent }) => textContent)
  expect(rows).toEqual(['Lease deed', 'PAN card'])
  await userEvent.click(screen.getByRole('tab', { name: 'Information' }))
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})
