import { reuseDocument } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { askedDocument } from '../../testing/asked-items.ts'
import { applicationId, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { paidOf } from '../../testing/serve-application.ts'
import { ProvideInformation } from './provide-information.tsx'

const stored = {
  id: '0190b3c8-7b1e-7c3a-9d52-00000000000a',
  document_id: 'pan',
  filename: 'f.pdf',
  original_name: 'my-pan.pdf',
  size_bytes: 4,
  status: 'submitted' as const,
  rejection_reason: null,
  uploaded_at: '2026-11-20T10:00:00.000Z',
  view_url: '/uploads/f.pdf?signature=s',
}
const application = paidOf(
  makeServiceApplication({
    documentList: [
      askedDocument('pan', 'PAN card'),
      askedDocument('rent', 'Rent agreement'),
      askedDocument('plan', 'Floor plan'),
    ],
    uploadedDocs: [stored],
    pending_items: 2,
  }),
)
const open = (path: string, given = application) =>
  renderApp(<ProvideInformation application={given} />, { path })
const addressOf = ({ router }: ReturnType<typeof open>) => router.state.location.search
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('on a phone lists what is asked, what is missing first, and gives one document the page', async () => {
  const shown = open('/information?tab=documents')
  expect(listed()).toEqual(['Rent agreementNeeded', 'Floor planNeeded', 'PAN cardReceived'])
  expect(screen.queryByLabelText(/^Choose file/)).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: /^Floor plan/ }))
  expect(addressOf(shown)).toBe('?item=plan')
  expect(screen.getByLabelText('Choose file Floor plan')).toBeTruthy()
  expect(listed()).toEqual([])

  await shown.router.navigate(-1)
  expect(await screen.findByRole('link', { name: /^Floor plan/ })).toBeTruthy()
})

it('the same file for two documents is named, and stays', () => {
  const rent = { ...stored, id: '0190b3c8-7b1e-7c3a-9d52-00000000000b', document_id: 'rent' }
  open('/information?item=rent', { ...application, uploadedDocs: [stored, rent] })
  expect(screen.getByText(/^This is the same file as “PAN card”\./)).toBeTruthy()
  expect(screen.getByText('Received')).toBeTruthy()
})

it('on a desktop shows the list and the first missing document beside it; Back leaves the page', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  try {
    const shown = open('/information')
    expect(screen.getByLabelText('Choose file Rent agreement')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Rent agreement/ }).getAttribute('aria-current')).toBe('true')
    await userEvent.click(screen.getByRole('link', { name: /^PAN card/ }))
    expect(screen.getByLabelText('Replace PAN card')).toBeTruthy()
    expect(addressOf(shown)).toBe('?item=pan')
    expect(listed()).toHaveLength(3)
    expect(shown.router.state.historyAction).toBe('REPLACE')
  } finally {
    vi.unstubAllGlobals()
  }
})

it('a reload shows the same document, and an unknown one the list', () => {
  open('/information?item=pan')
  expect(screen.getByLabelText('Replace PAN card')).toBeTruthy()
  open('/information?item=unknown')
  expect(screen.getByRole('link', { name: /^Floor plan/ })).toBeTruthy()
})

it('leads from one missing document to the next', async () => {
  const shown = open('/information?item=plan')
  await userEvent.click(screen.getByRole('link', { name: 'Next: Rent agreement' }))
  expect(addressOf(shown)).toBe('?item=rent')
})

it('a sample opens in place with what must be readable on it, and what staff asked for has none', async () => {
  const letter = askedDocument('asked-0a1b2c3d4e', 'Letter of the landlord')
  const shown = open('/information?item=plan', {
    ...application,
    documentList: [...application.documentList, letter],
  })
  await userEvent.click(screen.getByRole('button', { name: 'See a sample: Floor plan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sample: Floor plan' })
  expect(within(dialog).getByText('Length and width of each room.')).toBeTruthy()
  await shown.router.navigate('?item=asked-0a1b2c3d4e')
  expect(await screen.findByLabelText('Choose file Letter of the landlord')).toBeTruthy()
  expect(screen.queryByText(/See a sample/)).toBeNull()
})

it('several photos are collected for one PDF, but no PDF among them', async () => {
  open('/information?item=rent')
  const photo = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' })
  const picker = screen.getByLabelText('Choose file Rent agreement')
  await userEvent.upload(picker, [photo('one.jpg'), photo('two.jpg')])
  expect(await screen.findByText('Page 2')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send 2 pages as one PDF' })).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Move up: Page 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Page 2' }))
  expect(screen.queryByText('Page 2')).toBeNull()

  const more = screen.getByLabelText(/^Add photos/)
  await userEvent.upload(more, new File(['%PDF'], 'three.pdf'), { applyAccept: false })
  await screen.findByText(/^“three\.pdf” was left out: a PDF is uploaded by itself\./)
})

it('a document of an earlier application of the business is given again by one press', async () => {
  const bodies: unknown[] = []
  portal.use(
    onCall(reuseDocument, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ success: true, message: '', data: stored })
    }),
  )
  const source_id = '0190b3c8-7b1e-7c3a-9d52-0000000000aa'
  const from = 'TP Registration'
  const { toasts } = open('/information?item=pan', {
    ...application,
    uploadedDocs: [],
    reusable_documents: [{ document_id: 'pan', source_id, original_name: 'my-pan.pdf', from }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Use PAN card from TP Registration' }))
  await waitFor(() => expect(toasts()).toEqual(['success: Document submitted successfully!']))
  expect(bodies).toEqual([{ application_id: applicationId, document_id: 'pan', source_id }])
})

it('a refused document says its reason alone, which tells what to send instead', async () => {
  const refused = { ...stored, status: 'rejected' as const, rejection_reason: 'Please send a sharper photo.' }
  open('/information?item=pan', { ...application, uploadedDocs: [refused] })
  expect((await screen.findByText(/sharper photo/)).textContent).toBe('Please send a sharper photo.')
})
