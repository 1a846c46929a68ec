import { listStates, type ServiceApplication, saveBuyer, updateApplication } from '@sanad/contracts'
import { gstinCheckDigit } from '@sanad/domain'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  applicationId,
  makeQuote,
  makeServiceApplication,
  makeStage,
} from '../../testing/make-service-application.ts'
import {
  findBar,
  isDisabled,
  openPaymentPage,
  payButton,
  pressPay,
  serveGateway,
} from '../../testing/payment-page.tsx'
import { done, paidOf, serveApplication } from '../../testing/serve-application.ts'

const none = {
  ...{ gstin: null, legal_name: null, address: null, may_change: true, address_needed: false },
  home_state_id: 21,
}
const gstin = '27AAPFU0939F1ZV'
const whole = (first14: string) => first14 + gstinCheckDigit(first14)

function serve(buyer: ServiceApplication['buyer']) {
  const served = serveApplication(makeServiceApplication({ buyer }))
  const saved: unknown[] = []
  portal.use(
    onCall(listStates, () =>
      HttpResponse.json({ success: true, data: [{ id: 21, state_name: 'Maharashtra' }] }),
    ),
    onCall(
      saveBuyer,
      async ({ request }) => {
        const body = (await request.json()) as Record<'gstin' | 'legal_name' | 'address', string>
        saved.push(body)
        const { serviceDetails } = served.current
        served.current = {
          ...served.current,
          serviceDetails: { ...serviceDetails, stateId: body.gstin ? 21 : serviceDetails.stateId },
          buyer: { ...none, ...buyer, ...body, gstin: body.gstin || null },
        }
        return done('Saved.', { data: { state_id: 21 } })
      },
      { params: { id: applicationId } },
    ),
  )
  return { served, saved }
}
const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Details for the invoice' }))

/** Pasted: typing key by key takes seconds. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.paste(text)
}

it('a GSTIN is given before the first payment; its State is then fixed', async () => {
  const { saved } = serve(none)
  openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add your GSTIN' }))
  const dialog = await inDialog()
  await fill(dialog.getByLabelText('GSTIN'), '27aapfu0939f1zw')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('This is not a GSTIN. Please check the characters.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText('GSTIN'))
  expect(saved).toEqual([])
  await fill(dialog.getByLabelText('GSTIN'), gstin)
  await fill(dialog.getByLabelText(/^Address for the invoice/), 'Pune')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText(/^Please give the whole address/)).toBeTruthy()
  expect(saved).toEqual([])
  await fill(dialog.getByLabelText(/^Address for the invoice/), '12 Tilak Road, Pune 411030')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(gstin)).toBeTruthy()
  expect(saved).toEqual([{ gstin, legal_name: 'Asha Stores', address: '12 Tilak Road, Pune 411030' }])
  const state = await screen.findByLabelText(/^Your State/)
  await waitFor(() => expect(state).toHaveProperty('value', '21'))
  expect(isDisabled(state)).toBe(true)
  expect(screen.getByText('The State of your GSTIN. It decides the tax.')).toBeTruthy()
})

it('a PIN code of another State than the GSTIN is worth a second look, and is saved all the same', async () => {
  const { saved } = serve(none)
  openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add your GSTIN' }))
  const dialog = await inDialog()
  const doubt = 'This PIN code usually belongs to another State. Please check both.'
  await fill(dialog.getByLabelText('GSTIN'), gstin)
  await fill(dialog.getByLabelText(/^Address for the invoice/), '12 Tilak Road, Pune 411030')
  expect(dialog.queryByText(doubt)).toBeNull()
  await fill(dialog.getByLabelText(/^Address for the invoice/), '4 Ring Road, New Delhi 110001')
  expect(dialog.getByText(doubt)).toBeTruthy()
  // So is a name that the PAN in it does not begin with.
  const otherName = /^The PAN in this GSTIN usually belongs to a name with another initial/
  await fill(dialog.getByLabelText(/^Legal name/), 'Universal Traders')
  expect(dialog.queryByText(otherName)).toBeNull()
  await fill(dialog.getByLabelText(/^Legal name/), 'Himalaya Skills Private Limited')
  expect(dialog.getByText(otherName)).toBeTruthy()
  // Whoever presses Save at once has not seen it.
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Address for the invoice/))
  expect(saved).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Save as it is' }))
  await expect.poll(() => saved).toHaveLength(1)
})

it('a GSTIN of another State says before it is saved what becomes of State and tax, and afterwards what did', async () => {
  const { served } = serve(none)
  const ofState = (stateId: number) => {
    const { serviceDetails } = served.current
    served.current = { ...served.current, serviceDetails: { ...serviceDetails, stateId } }
  }
  ofState(9)
  const { toasts } = openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add your GSTIN' }))
  const dialog = await inDialog()
  const said = /becomes your State/
  await fill(dialog.getByLabelText('GSTIN'), gstin.slice(0, 14))
  expect(dialog.queryByText(said)).toBeNull()
  await fill(dialog.getByLabelText('GSTIN'), whole('29AAPFU0939F1Z'))
  expect(dialog.getByText(said).textContent).toBe(
    'By its first two digits this GSTIN is of Karnataka, which becomes your State; the tax stays IGST.',
  )
  await fill(dialog.getByLabelText('GSTIN'), whole('07AAPFU0939F1Z'))
  expect(dialog.queryByText(said)).toBeNull()
  await fill(dialog.getByLabelText('GSTIN'), gstin)
  expect(dialog.getByText(said).textContent).toBe(
    'By its first two digits this GSTIN is of Maharashtra, which becomes your State: the tax is CGST and SGST instead of IGST, and the total stays the same.',
  )
  await fill(dialog.getByLabelText(/^Address for the invoice/), '12 Tilak Road, Pune 411030')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(toasts()).toEqual([
      'success: Saved. Your State is now Maharashtra: the tax is CGST and SGST instead of IGST, and the total stays the same.',
    ]),
  )
})

it('a GSTIN of another State than that of the service centre says that the tax becomes IGST', async () => {
  const { served } = serve(none)
  const { serviceDetails } = served.current
  served.current = { ...served.current, serviceDetails: { ...serviceDetails, stateId: 21 } }
  openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add your GSTIN' }))
  const dialog = await inDialog()
  await fill(dialog.getByLabelText('GSTIN'), whole('07AAPFU0939F1Z'))
  expect(
    dialog.getByText(/Delhi, which becomes your State: the tax is IGST instead of CGST and SGST/),
  ).toBeTruthy()
})

it('a GSTIN that is whole and wrong is said at once, a part of one when its field is left', async () => {
  serve(none)
  openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add your GSTIN' }))
  const dialog = await inDialog()
  const wrong = 'This is not a GSTIN. Please check the characters.'
  const unfinished = /^A GSTIN has 15 characters/
  const field = dialog.getByLabelText('GSTIN')
  await fill(field, '27 AAPFU 0939 F1ZW')
  expect(dialog.getByText(wrong)).toBeTruthy()
  await fill(field, gstin.slice(0, 8))
  expect(dialog.queryByText(wrong)).toBeNull()
  expect(dialog.queryByText(unfinished)).toBeNull()
  await userEvent.click(dialog.getByLabelText(/^Legal name/))
  expect(dialog.getByText(unfinished)).toBeTruthy()
  await fill(field, gstin)
  expect(dialog.queryByText(unfinished)).toBeNull()
  await fill(field, '')
  await userEvent.tab()
  expect(dialog.queryByText(unfinished)).toBeNull()
})

it("of a proprietor the owner's name is expected, and no name of a shop is doubted", async () => {
  serve(none)
  openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add your GSTIN' }))
  const dialog = await inDialog()
  const owner = /^This GSTIN is of a sole owner: the legal name is the owner's/
  await fill(dialog.getByLabelText('GSTIN'), gstin)
  expect(dialog.queryByText(owner)).toBeNull()
  await fill(dialog.getByLabelText('GSTIN'), whole('27AAAPR5055K1Z'))
  expect(dialog.getByText(owner)).toBeTruthy()
  await fill(dialog.getByLabelText(/^Legal name/), 'Himalaya Skills')
  expect(dialog.queryByText(/^The PAN in this GSTIN usually/)).toBeNull()
})

it.each([
  ['the name', { address: '12 Tilak Road, Pune 411030' }],
  ['the whole address', { legal_name: 'Asha Stores', address: 'Pune' }],
])(
  '%s of a registration that came with the form alone is asked when the payment begins',
  async (_, known) => {
    const { served } = serve({ ...none, gstin, ...known, address_needed: true })
    serveGateway('paid', served)
    openPaymentPage()
    await findBar()
    await pressPay()
    const dialog = await inDialog()
    expect(dialog.getByLabelText(/^Legal name/)).toBeTruthy()
    expect(dialog.queryByText(/₹50,000/)).toBeNull()
  },
)

it("the centre's own GSTIN is refused at its field", async () => {
  serve(none)
  portal.use(
    onCall(
      saveBuyer,
      () =>
        HttpResponse.json(
          {
            ...{ success: false, code: 'field_invalid', message: 'Please correct it.', requestId: '1' },
            issues: [{ path: 'gstin', message: 'This is our own GSTIN.', reason: 'gstin_own' }],
          },
          { status: 400 },
        ),
      { params: { id: applicationId } },
    ),
  )
  openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add your GSTIN' }))
  const dialog = await inDialog()
  await fill(dialog.getByLabelText('GSTIN'), gstin)
  await fill(dialog.getByLabelText(/^Address for the invoice/), '12 Tilak Road, Pune 411030')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^This is our own GSTIN\. Please give yours/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^GSTIN/)))
})

it('a number of online services from abroad is refused where it is typed', async () => {
  const { saved } = serve(none)
  openPaymentPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Add your GSTIN' }))
  const dialog = await inDialog()
  await fill(dialog.getByLabelText('GSTIN'), '9917USA12345OS8')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText(/^This number is for online services from abroad/)).toBeTruthy()
  expect(saved).toEqual([])
})

it('[PY-08] an address that the invoice needs is asked when the payment begins, and then it is paid', async () => {
  const { served, saved } = serve({ ...none, address_needed: true })
  serveGateway('paid', served)
  const { toasts } = openPaymentPage()
  await findBar()
  expect(isDisabled(payButton())).toBe(false)
  await pressPay()
  const dialog = await inDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Please fill this in.')).toBeTruthy()
  await fill(dialog.getByLabelText(/^Address for the invoice/), 'Village X')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText(/^Please give the whole address/)).toBeTruthy()
  await fill(dialog.getByLabelText(/^Address for the invoice/), '12 MG Road, Panaji 403001')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Payment Received!', {}, { timeout: 4000 })).toBeTruthy()
  expect(saved).toHaveLength(1)
  expect(toasts()).toContain('success: Payment completed successfully!')
})

it('the State is asked when the payment begins, of whom it is not known, and not before the price', async () => {
  const application = makeServiceApplication({ buyer: none })
  const unknown = { ...application, serviceDetails: { ...application.serviceDetails, stateId: null } }
  const { served } = serve(none)
  served.current = unknown
  serveGateway('paid', served)
  const chosen: unknown[] = []
  portal.use(
    onCall(
      updateApplication,
      async ({ request }) => {
        chosen.push(await request.json())
        served.current = { ...unknown, serviceDetails: { ...unknown.serviceDetails, stateId: 21 } }
        return done('Saved.', { updated: ['stateId'] })
      },
      { params: { id: applicationId } },
    ),
  )
  const { toasts } = openPaymentPage()
  await findBar()
  const [summary, tax] = ['Payment Summary', 'For the tax and the invoice'].map((name) =>
    screen.getByRole('region', { name }),
  )
  expect(summary?.compareDocumentPosition(tax as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(isDisabled(payButton())).toBe(false)
  await pressPay()
  const dialog = within(await screen.findByRole('dialog', { name: 'Your State' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }))
  expect(dialog.getByText('Please fill this in.')).toBeTruthy()
  await dialog.findByRole('option', { name: 'Maharashtra' })
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Maharashtra')
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(toasts()).toContain('success: Payment completed successfully!'), {
    timeout: 4000,
  })
  expect(chosen).toEqual([{ stateId: 21 }])
})

it('after a payment what is issued stays, and a GSTIN may still be given for what follows', async () => {
  const paid = paidOf(makeServiceApplication({ buyer: none }))
  serveApplication(paid)
  openPaymentPage()
  const card = within(await screen.findByRole('region', { name: 'Details for the invoice' }))
  expect(card.getByText(/^For what we issue from now on\. What is issued stays as it is/)).toBeTruthy()
  expect(card.getByRole('button', { name: 'Add your GSTIN' })).toBeTruthy()
  expect(screen.queryByLabelText(/^Your State/)).toBeNull()
})

it('[SD-05] on a wide screen the one bar stands in the summary, above what the price is made of', async () => {
  const matchMedia = () => Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', matchMedia)
  onTestFinished(() => void vi.unstubAllGlobals())
  serve(none)
  openPaymentPage()
  const summary = await screen.findByRole('region', { name: 'Payment Summary' })
  const bar = within(summary).getByRole('region', { name: 'Amount Payable' })
  expect(bar.compareDocumentPosition(within(summary).getByText('Total Amount'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.getAllByRole('region', { name: 'Amount Payable' })).toHaveLength(1)
})

it('says before paying, in rupees, what comes back if one stops early', async () => {
  const payment = (id: string, title: string, amount: number) =>
    makeStage({ id, title, amount, isPaymentStage: true })
  const inStages = (back: number, paid: number) => ({ stage: { back, paid } })
  const first = { stage: 'Check', percent: 80, payments: ['First payment'] }
  const second = { stage: 'Review', percent: 100, payments: ['First payment', 'Second payment'] }
  serveApplication(
    makeServiceApplication({
      retention: [
        { ...first, returns: { full: { back: 3776, paid: 4720 }, ...inStages(236, 1180) } },
        { ...second, returns: { full: { back: 1180, paid: 4720 }, ...inStages(0, 3540) } },
      ],
      default_timeline: [payment('first', 'First payment', 1000), payment('second', 'Second payment', 3000)],
      quote: makeQuote(4000),
      stage_quotes: [
        { stage_id: 'first', quote: makeQuote(1000) },
        { stage_id: 'second', quote: makeQuote(3000) },
      ],
    }),
  )
  openPaymentPage()
  const returns = async () =>
    within(await screen.findByRole('table', { name: 'If you stop early, you get back' }))
      .getAllByRole('row')
      .map((row) => row.textContent)
  const before = ['before “Check” is doneeverything']
  expect(await returns()).toEqual([
    ...before,
    'after “Check”₹236 of the ₹1,180 paid',
    'after “Review”nothing of the ₹3,540 paid',
  ])
  await userEvent.click(screen.getByRole('radio', { name: /^Pay everything at once/ }))
  expect(await returns()).toEqual([
    ...before,
    'after “Check”₹3,776 of the ₹4,720 paid',
    'after “Review”₹1,180 of the ₹4,720 paid',
  ])
})

it('before a later payment, in rupees of that payment, and of no stage that is done', async () => {
  const past = { stage: 'Check', percent: 80, payments: ['First payment'] }
  const open = { stage: 'Review', percent: 60, payments: ['First payment', 'Second payment'] }
  const stage = { back: 1416, paid: 3540 }
  const timeline = [
    makeStage({
      id: 'first',
      title: 'First payment',
      amount: 1000,
      isPaymentStage: true,
      status: 'completed',
    }),
    makeStage({
      id: 'second',
      title: 'Second payment',
      amount: 3000,
      isPaymentStage: true,
      status: 'pending',
    }),
  ]
  const application = makeServiceApplication({
    serviceDetails: { payment_status: 1 },
    retention: [past, { ...open, returns: { full: stage, stage } }],
    default_timeline: timeline,
    userTimeLine: [{ timeline }],
    quote: makeQuote(3000),
    stage_quotes: [{ stage_id: 'second', quote: makeQuote(3000) }],
  })
  serveApplication(application)
  openPaymentPage()
  const table = within(await screen.findByRole('table', { name: 'If you stop early, you get back' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'before “Review” is doneall of this payment',
    'after “Review”₹1,416 of the ₹3,540 paid',
  ])
  expect(screen.queryByText(/“Check”/)).toBeNull()
})

it('in rupees as well where all is paid at once', async () => {
  const returns = { full: { back: 885, paid: 1180 } }
  const retention = [{ stage_id: 'filing', stage: 'Filing', percent: 25, payments: [], returns }]
  serveApplication(makeServiceApplication({ retention }))
  openPaymentPage()
  expect((await screen.findByRole('row', { name: /after/ })).textContent).toBe(
    'after “Filing”₹885 of the ₹1,180 paid',
  )
})

it('says before paying whose fee it is, what the department asks and what is kept if one cancels', async () => {
  const retention = [
    { stage: 'TC ID', percent: 25 },
    { stage: 'Decision', percent: 100 },
    { stage: 'Review', percent: 80, payments: ['Initial payment', 'Filing payment'] },
  ]
  serveApplication(makeServiceApplication({ official_fee: 'Paid on the portal.', retention }))
  openPaymentPage()
  const summary = within(await screen.findByRole('region', { name: 'Payment Summary' }))
  for (const text of [
    'The Application Fee is ours, for the work that we do.',
    'Paid on the portal.',
    'If you cancel before “TC ID” is done, everything that you paid comes back.',
    'after “Decision”: 100% of what you paid',
    'after “Review”: 80% of “Initial payment” and “Filing payment”',
    'What you paid for later stages comes back, also if you paid everything at once.',
  ]) {
    expect(summary.getByText(text)).toBeTruthy()
  }
})
