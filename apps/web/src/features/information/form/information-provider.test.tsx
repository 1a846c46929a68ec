import type { ServiceApplication, UploadedDocument } from '@sanad/contracts'
import { activeTabSet } from '@sanad/web-kit'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { useAppDispatch } from '../../../shared/state/app-state.ts'
import { askedDocument } from '../../../testing/asked-items.ts'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { paidOf } from '../../../testing/serve-application.ts'
import { InformationButton, InformationProvider } from './information-provider.tsx'

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

/** The tab that was open before in this session. */
function UsedLast({ tab }: { tab: string }) {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(activeTabSet(tab)), [dispatch, tab])
  return null
}

async function openDialog(given: ServiceApplication, usedLast: string) {
  renderApp(
    <InformationProvider application={given}>
      <UsedLast tab={usedLast} />
      <InformationButton>Provide</InformationButton>
    </InformationProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Provide' }))
  return within(await screen.findByRole('dialog'))
}

it('opens where something is missing, whichever tab was used last, and counts it on the tab', async () => {
  const dialog = await openDialog(application, 'documents')
  const tab = dialog.getByRole('tab', { name: 'Information: 1 left' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(dialog.getByRole('tab', { name: 'Documents' })).toBeTruthy()
})

it('shows what is missing before what was given', async () => {
  const dialog = await openDialog(application, 'documents')
  expect(
    dialog.getAllByRole('textbox').map((box) => box.getAttribute('aria-labelledby') ?? box.id),
  ).toHaveLength(2)
  const [first] = dialog.getAllByRole('textbox')
  expect(first).toBe(dialog.getByLabelText('Seats'))
})

it('after a rejection opens on the documents, the refused one first, with no Submit beside what is read-only', async () => {
  const dialog = await openDialog(
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
  expect(dialog.getByRole('tab', { name: 'Documents: 1 left' }).getAttribute('aria-selected')).toBe('true')
  const rows = dialog.getAllByText(/^(PAN card|Lease deed)$/).map(({ textContent }) => textContent)
  expect(rows).toEqual(['Lease deed', 'PAN card'])
  await userEvent.click(dialog.getByRole('tab', { name: 'Information' }))
  expect(dialog.queryByRole('button', { name: 'Submit' })).toBeNull()
})
