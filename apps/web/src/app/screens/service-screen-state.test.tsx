import type { ServiceApplication } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import {
  applicationId,
  makeQuote,
  makeServiceApplication,
  makeStage,
} from '../../testing/make-service-application.ts'
import { onCreate, onVerify, order, serveGateway } from '../../testing/payment-page.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { done, paidOf, serveApplication } from '../../testing/serve-application.ts'
import { ServiceScreen } from './service-screen.tsx'

const open = (path: string = paths.service) =>
  renderApp(<ServiceScreen />, { path, state: serviceState(applicationId) })
const paid = paidOf(
  makeServiceApplication({
    default_timeline: [
      makeStage({ id: 'information', kind: 'information', title: 'Documents', in_progress: true }),
      makeStage({ id: 'filing', title: 'Filing' }),
    ],
    pending_items: 2,
    pending_documents: 0,
    next_step: { turn: 'you', next: 'provide_information', stage_id: 'information' },
  }),
)
const held = {
  ...paid,
  serviceDetails: { ...paid.serviceDetails, client_status: 'on_hold' },
  next_step: { turn: 'us', next: 'wait_for_us', stage_id: 'information' } as const,
  hold_reason: 'The portal of the department is closed.',
  hold_until: '2027-01-20',
  news: null,
}

it('on hold it says that it is paused, why, until when, and asks for no work', async () => {
  serveApplication(held)
  open()
  const panel = within(await screen.findByRole('region', { name: 'Paused' }))
  expect(panel.getByText('The portal of the department is closed.')).toBeTruthy()
  expect(panel.getByText('We expect to continue by about 20 Jan 2027.')).toBeTruthy()
  expect(
    panel.getByText(/^2 answers are still missing\. You need not hurry, but giving them now/),
  ).toBeTruthy()
  expect(screen.queryByText(/Your turn|required|In Progress|Congratulations|We are working/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay|^Provide/ })).toBeNull()
})

it('the stage in progress names the service centre where the guide acts, and the customer where they do', async () => {
  serveApplication({
    ...paid,
    pending_items: 0,
    next_step: { turn: 'us', next: 'wait_for_us', stage_id: 'information' },
  })
  open()
  const stage = (await screen.findByRole('heading', { name: 'Documents' })).closest('li')
  expect(stage?.textContent).toContain('Service centre')
  expect(stage?.textContent).not.toContain('You')
})

it('on hold with nothing missing it says that uploading does not help', async () => {
  serveApplication({ ...held, pending_items: 0, hold_until: null })
  open()
  const panel = within(await screen.findByRole('region', { name: 'Paused' }))
  expect(panel.getByText(/^There is no date yet/)).toBeTruthy()
  expect(panel.getByText(/^Nothing is needed from you/)).toBeTruthy()
})

const secondDue: ServiceApplication = (() => {
  const second = makeStage({ id: 'second', isPaymentStage: true, in_progress: true, title: 'Filing fee' })
  const third = makeStage({ id: 'third', isPaymentStage: true, title: 'Licence fee' })
  return {
    ...paid,
    default_timeline: [second, third],
    userTimeLine: [{ timeline: [second, third] }],
    stage_quotes: [{ stage_id: 'second', quote: makeQuote(1000) }],
    quote: makeQuote(3000),
    allowed_actions: ['pay', 'upload', 'submit_information'],
    next_step: { turn: 'you', next: 'pay_stage', stage_id: 'second' },
    news: null,
  }
})()

it('who chooses to pay everything at once finds that amount at every button that pays', async () => {
  serveApplication(secondDue)
  open()
  await userEvent.click(await screen.findByRole('radio', { name: /^Pay everything at once/ }))
  const turn = within(screen.getByRole('region', { name: /^Your turn/ }))
  expect(turn.getByRole('button').textContent).toBe('Pay ₹3,540')
  expect(screen.queryByRole('button', { name: 'Pay ₹1,180' })).toBeNull()
})

it('[PY-11] the stages follow the choice to pay everything at once', async () => {
  serveGateway('cancelled', serveApplication(secondDue))
  open()
  const stages = within(await screen.findByRole('list', { name: 'Application Progress' }))
  expect(stages.getByRole('button', { name: 'Pay Now' })).toBeTruthy()
  expect(stages.getByRole('button', { name: 'Pay Later' })).toHaveProperty('disabled', true)
  expect(stages.getByText('It falls due when the stages before it are done.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^Pay everything at once/ }))
  expect(stages.queryByRole('button', { name: 'Pay Later' })).toBeNull()
  expect(stages.getByText('You pay this now, together with the others.')).toBeTruthy()
  expect(stages.getByText('Both payments together: ₹3,540')).toBeTruthy()
  const wishes: unknown[] = []
  portal.use(
    onCreate(async ({ request }) => {
      wishes.push(await request.json())
      return done('', { paymentSessionId: 'session', orderId: 'TCR-1' })
    }),
  )
  await userEvent.click(stages.getByRole('button', { name: 'Pay Now' }))
  await waitFor(() => expect(wishes).toMatchObject([{ amount: 3540, is_full_payment: 1 }]))
})

it('beside a payment that was begun nothing asks for another amount, and no choice can be changed', async () => {
  const begun = { ...order, confirming: false, is_full_payment: true, total: 3540 }
  serveApplication({ ...secondDue, live_order: begun })
  portal.use(onVerify(() => done('', { status: 'pending' })))
  open()
  expect(await screen.findByRole('region', { name: 'A payment is not finished' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Your turn/ })).toBeNull()
  expect(screen.queryByRole('radio', { name: /^Pay everything at once/ })).toBeNull()
  expect(screen.getByText('Pay everything at once')).toBeTruthy()
})

it('the second payment of a service in stages is not congratulated on before it is made', async () => {
  serveApplication(secondDue)
  open()
  const panel = within(await screen.findByRole('region', { name: 'Your turn: ₹1,180 is due' }))
  expect(panel.getByRole('button', { name: 'Pay ₹1,180' })).toBeTruthy()
  expect(screen.queryByText('Congratulations!')).toBeNull()
})

it('the payment is congratulated on before what is the customer’s turn next', async () => {
  serveApplication(paid)
  open()
  const turn = await screen.findByRole('region', { name: /^Your turn: 2 answers are missing/ })
  const paidBefore = screen.getByText('Congratulations!').compareDocumentPosition(turn)
  expect(paidBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('after a hold it says that work has resumed, not that a payment came in', async () => {
  serveApplication({
    ...paid,
    pending_items: 0,
    next_step: { turn: 'us', next: 'wait_for_us', stage_id: 'filing' },
    news: 'resumed',
  })
  open()
  expect(await screen.findByText('Work has resumed')).toBeTruthy()
  expect(screen.queryByText('Congratulations!')).toBeNull()
})

it('while others work it says that there is nothing to do, and when the stage is usually done', async () => {
  const timeline = [
    makeStage({ id: 'filing', title: 'Filing', in_progress: true, expected_on: '2027-01-20' }),
  ]
  serveApplication({
    ...paid,
    userTimeLine: [{ timeline }],
    pending_items: 0,
    next_step: { turn: 'us', next: 'wait_for_us', stage_id: 'filing' },
    news: null,
  })
  open()
  expect(await screen.findByText('There is nothing for you to do now')).toBeTruthy()
  expect(screen.getByText('“Filing” is usually done by about 20 Jan 2027.')).toBeTruthy()
  expect(screen.getByText('Usually done by about 20 Jan 2027')).toBeTruthy()
  expect(screen.getByText('Service centre')).toBeTruthy()
})

it('while the form is still to come it does not say that there is nothing to do', async () => {
  serveApplication({
    ...paid,
    application_form: { required: true, submitted_at: null },
    pending_items: 0,
    next_step: { turn: 'us', next: 'wait_for_us', stage_id: 'filing' },
    news: null,
  })
  open()
  const title = await screen.findByText('Only the application form is still to come from you')
  const box = title.closest<HTMLElement>('[data-tone]')
  expect(box && within(box).getByRole('button', { name: 'Open the form' })).toBeTruthy()
  expect(screen.queryByText('There is nothing for you to do now')).toBeNull()
})

it('[RT-15] the way back says where it leads', async () => {
  serveApplication(paid)
  open()
  const back = await screen.findByRole('link', { name: 'Back to my services' })
  expect(back.getAttribute('href')).toBe('/dashboard/services')
})

it('[SD-07] a status that this page does not know is shown as such, and the page works', async () => {
  serveApplication({ ...paid, serviceDetails: { ...paid.serviceDetails, client_status: 'archived' } })
  open()
  expect(await screen.findByText('Unknown Status')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Application Progress' })).toBeTruthy()
})

it('a payment that the bank is confirming is nowhere called pending', async () => {
  serveApplication(
    makeServiceApplication({
      next_step: { turn: 'us', next: 'confirm_payment', stage_id: null },
      allowed_actions: ['pay'],
    }),
  )
  open(paths.paymentService)
  expect(await screen.findByText('Confirming Payment')).toBeTruthy()
  expect(screen.queryByText('Payment Pending')).toBeNull()
})
