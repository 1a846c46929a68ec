import type { ServiceApplication } from '@sanad/contracts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askedDocument, extraItem } from '../../../testing/asked-items.ts'
import { makeQuote, makeServiceApplication, makeStage } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { paidOf } from '../../../testing/serve-application.ts'
import { YourTurn } from './your-turn.tsx'

const paid = paidOf(makeServiceApplication())
const file = {
  filename: 'file.pdf',
  original_name: 'file.pdf',
  size_bytes: 1000,
  uploaded_at: '2026-11-21T10:00:00.000Z',
  view_url: null,
}
const rejected: ServiceApplication = {
  ...paid,
  documentList: [askedDocument('pan', 'PAN card'), askedDocument('lease', 'Lease deed')],
  uploadedDocs: [
    {
      ...file,
      id: '0190b3c8-7b1e-7c3a-9d52-000000000011',
      document_id: 'lease',
      status: 'rejected',
      rejection_reason: 'The stamp cannot be read.',
    },
    {
      ...file,
      id: '0190b3c8-7b1e-7c3a-9d52-000000000012',
      document_id: 'pan',
      status: 'accepted',
      rejection_reason: null,
    },
  ],
  next_step: { turn: 'you', next: 'replace_document', stage_id: 'information' },
  pending_items: 2,
}

const show = (application: ServiceApplication) =>
  renderApp(
    <YourTurn
      application={application}
      provide={(label, item) => (
        <button type="button" data-item={item}>
          {label ?? 'Provide Information'}
        </button>
      )}
      payDue={(panel) => panel(<button type="button">Pay</button>)}
    />,
  )

it('names the refused document with its reason, one button, and what else is missing', () => {
  show(rejected)
  const panel = within(screen.getByRole('region', { name: 'Your turn: upload a document again' }))
  expect(panel.getByText('Lease deed').closest('li')?.textContent).toBe('Lease deedThe stamp cannot be read.')
  expect(panel.queryByText('PAN card')).toBeNull()
  expect(panel.getByText('Still to give besides: 1 item.')).toBeTruthy()
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Upload again: Lease deed',
  ])
  expect(panel.getByRole('button').dataset.item).toBe('lease')
})

it('what is missing beside a refused document is said by its kinds, the form among them', () => {
  show({ ...rejected, pending_items: 14, pending_documents: 6, form_missing: true })
  expect(
    screen.getByText('Still to give besides: 5 documents, 8 answers and the application form.'),
  ).toBeTruthy()
})

it('[DK-32] says what staff asked for, and by when it is expected, the first day of several', () => {
  const asked_by = [
    { id: 'pan', due_on: '2026-12-04' },
    // Named as refused.
    { id: 'lease', due_on: '2026-12-04' },
    { id: 'asked-1', due_on: '2026-11-30' },
  ]
  const extra_info = [extraItem('asked-1', 'Name of the landlord')]
  show({ ...rejected, asked_by, extra_info })
  expect(screen.getByText('Please send it by 30 Nov 2026.')).toBeTruthy()
  const list = screen.getByText('We asked for:').parentElement as HTMLElement
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['PAN card', 'Name of the landlord'])
})

it('says how much is missing', () => {
  const next_step = { turn: 'you', next: 'provide_information', stage_id: 'information' } as const
  show({ ...rejected, pending_documents: 1, next_step })
  const panel = within(screen.getByRole('region', { name: 'Your turn: 1 document and 1 answer are missing' }))
  expect(panel.getByRole('button', { name: 'Provide Information' })).toBeTruthy()
})

it('does not call the form missing, which may come until the last step', () => {
  const next_step = { turn: 'you', next: 'provide_information', stage_id: 'information' } as const
  show({ ...rejected, pending_documents: 1, form_missing: true, next_step })
  const panel = within(screen.getByRole('region', { name: 'Your turn: 1 document and 1 answer are missing' }))
  expect(panel.getByText(/^We continue as soon as we have the documents and answers\./)).toBeTruthy()
})

it('says what the stage that is due costs', () => {
  const second = makeStage({ id: 'second', isPaymentStage: true, title: 'Payment before filing' })
  show({
    ...paid,
    default_timeline: [second],
    stage_quotes: [{ stage_id: 'second', quote: makeQuote(1000) }],
    next_step: { turn: 'you', next: 'pay_stage', stage_id: 'second' },
  })
  const panel = within(screen.getByRole('region', { name: 'Your turn: ₹1,180 is due' }))
  expect(panel.getByText(/^For “Payment before filing”/)).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Pay' })).toBeTruthy()
})

it.each([
  ['somebody else acts', { ...rejected, next_step: { turn: 'us', next: 'wait_for_us', stage_id: null } }],
  ['it is paused', { ...rejected, serviceDetails: { ...rejected.serviceDetails, client_status: 'on_hold' } }],
] as const)('says nothing while %s', (_when, application) => {
  show(application)
  expect(screen.queryByText(/Your turn/)).toBeNull()
})
