import { consentAsGuardian, submitFields } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { askedDocument } from '../../testing/asked-items.ts'
import { applicationId, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done, paidOf, problem } from '../../testing/serve-application.ts'
import { ProvideInformation } from './provide-information.tsx'

const field = (field_id: string, label: string, input_type: string) => ({
  ...{ field_id, label, field_title: label, input_type },
  ...{ help: '', options: [], identifier: null },
})
const application = paidOf(
  makeServiceApplication({
    fieldList: [field('name', 'Name of the centre', 'text'), field('login', 'Login', 'password')],
    pending_items: 2,
  }),
)

async function openInformation(given = application) {
  const shown = renderApp(<ProvideInformation application={given} />, { path: '/information' })
  await userEvent.click(screen.getByRole('tab', { name: /^Information/ }))
  return shown
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm and submit' }))

it('says before anything is given who receives it and what for', async () => {
  const recipients = [
    { name: 'The hub', kind: 'department' as const, purpose: 'It decides.' },
    { name: 'The council', kind: 'council' as const, purpose: 'It inspects.' },
  ]
  renderApp(<ProvideInformation application={{ ...application, recipients }} />, { path: '/information' })
  await userEvent.click(screen.getByText('Who receives what you give here'))
  expect(screen.getByText('It inspects.', { exact: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read the privacy notice' })).toBeTruthy()
})

const subtitle = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent
const show = (given: typeof application, path = '/information') =>
  renderApp(<ProvideInformation application={given} />, { path })

it('the number of what is required is explained by the kinds, and the form is named apart', () => {
  show({ ...application, pending_items: 16, pending_documents: 6, form_missing: true })
  expect(subtitle()).toBe(
    '16 item(s) required (6 documents and 10 answers). The application form is still to come too.',
  )
})

it('who comes to replace a document is told of that first, and of the rest apart', () => {
  const rejected = {
    ...{ id: '0190b3c8-7b1e-7c3a-9d52-00000000000c', document_id: 'lease', filename: 'f.pdf' },
    ...{ original_name: 'lease.pdf', size_bytes: 4, status: 'rejected' as const },
    ...{ rejection_reason: 'No stamp.', uploaded_at: '2026-11-20T10:00:00.000Z', view_url: null },
  }
  const replacing = {
    ...application,
    documentList: [askedDocument('pan', 'PAN card'), askedDocument('lease', 'Lease deed')],
    uploadedDocs: [rejected],
  }
  show({ ...replacing, pending_items: 14, pending_documents: 6 })
  expect(subtitle()).toBe(
    'Please upload again: Lease deed. Then 13 item(s) required (5 documents and 8 answers).',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lease deedNot accepted',
    'PAN cardNeeded',
  ])
  cleanup()
  show({ ...replacing, pending_items: 1, pending_documents: 1 })
  expect(subtitle()).toBe('Please upload again: Lease deed.')
  cleanup()
  // On a phone the document has the page, which stays short.
  show(
    { ...replacing, pending_items: 14, pending_documents: 6, form_missing: true },
    '/information?item=lease',
  )
  expect(subtitle()).toBe('Please upload again: Lease deed.')
  cleanup()
  show({ ...replacing, uploadedDocs: [], pending_items: 14, pending_documents: 6 }, '/information?item=lease')
  expect(subtitle()).toBe('14 item(s) required')
})

it('an optional answer is named as such, is not counted as missing, and may still be given', async () => {
  const [name] = application.fieldList
  if (!name) throw new Error('the application asks for something')
  await openInformation({ ...application, documentList: [], fieldList: [{ ...name, optional: true }] })
  expect(screen.getByRole('tab', { name: 'Information' })).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Name of the centre (optional)'), 'Patil Centre')
  await submit()
  expect(screen.queryByText(/still missing/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Confirm and submit' })).toBeTruthy()
})

it('a password that was destroyed says so, and nobody asks to change it', async () => {
  const login = application.fieldList.find(({ field_id }) => field_id === 'login')
  if (!login) throw new Error('the application asks for a login')
  await openInformation({
    ...application,
    fieldList: [{ ...login, destroyed: true }],
    submittedFields: [{ field_id: 'login', value: '••••••••' }],
  })
  expect(screen.getByText('Destroyed, as the stage that needed it is done.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /change/i })).toBeNull()
})

it('what is about a child is sent again once a guardian has consented, and nobody else is asked', async () => {
  const consents: unknown[] = []
  portal.use(
    onCall(submitFields, () =>
      consents.length === 0 ? problem(409, 'guardian_needed', 'This is about somebody under 18.') : done(),
    ),
    onCall(consentAsGuardian, async ({ request }) => {
      consents.push(await request.json())
      return done()
    }),
  )
  const { toasts } = await openInformation()
  await userEvent.type(screen.getByLabelText('Name of the centre'), 'Kulkarni')
  await submit()
  await confirm()
  const dialog = within(await screen.findByRole('dialog', { name: 'For somebody under 18' }))
  await userEvent.click(dialog.getByRole('button', { name: 'I consent' }))
  expect(dialog.getByText('Please choose.')).toBeTruthy()
  expect(dialog.getByText('Without this consent the details cannot be given.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: 'Mother' }))
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'I consent' }))
  await waitFor(() => expect(toasts()).toEqual(['success: Field submitted successfully!']))
  expect(consents).toEqual([{ application_id: applicationId, relation: 'mother', is_adult: true }])
})
