import type { QuoteView, ServiceApplication, TimelineStage } from '@sanad/contracts'

type Details = ServiceApplication['serviceDetails']

export const applicationId = '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6a'
export const customerId = '0190b3c8-7b1e-7c3a-9d52-000000000001'

export function makeStage(stage: Partial<TimelineStage> & { id: string }): TimelineStage {
  return {
    kind: stage.isPaymentStage ? 'payment' : 'centre',
    title: `Stage ${stage.id}`,
    description: '',
    status: 'pending',
    amount: null,
    isPaymentStage: false,
    completed_at: null,
    stage_index: 0,
    in_progress: false,
    expected_on: null,
    comment: '',
    subpoints: [],
    ...stage,
  }
}

/** A price with 18 % IGST on a round subtotal. */
export function makeQuote(subtotal: number, discount = 0): QuoteView {
  const tax = Math.round(subtotal * 0.18)
  return {
    base: subtotal + discount,
    discount,
    subtotal,
    taxes: [{ kind: 'IGST', percent: 18, amount: tax }],
    tax,
    total: subtotal + tax,
  }
}

/** An unpaid application of a service that is paid as a whole. */
export function makeServiceApplication({
  serviceDetails,
  ...parts
}: Partial<Omit<ServiceApplication, 'serviceDetails'>> & {
  serviceDetails?: Partial<Details>
} = {}): ServiceApplication {
  return {
    serviceDetails: { ...details, ...serviceDetails },
    service: { service: 'tc-registration', title: 'Training Centre Registration' },
    description: 'A training centre is registered.',
    points: ['TC ID'],
    fee: 1000,
    quantity: { label: 'Number of Job Roles', per_extra_unit: 1000, price_per_extra_unit: 1180, max: 10 },
    reqDocuments: { note: null, dynamic_form: null, is_dynamic_form: false, isDisplaySubpoints: true },
    documentList: [],
    uploadedDocs: [],
    fieldList: [],
    submittedFields: [],
    extra_info: [],
    change_requests: [],
    reusable_documents: [],
    default_timeline: [makeStage({ id: 'information', kind: 'information' }), makeStage({ id: 'filing' })],
    userTimeLine: [],
    quote: makeQuote(1000),
    stage_quotes: [],
    next_step: { turn: 'you', next: 'pay', stage_id: null },
    paid_back: null,
    allowed_actions: ['pay', 'change_business', 'change_choice', 'delete'],
    pending_items: 0,
    application_form: null,
    is_information_complete: false,
    live_order: null,
    ended_order: null,
    refunds: [],
    hold_reason: null,
    hold_until: null,
    news: null,
    deliverables: [],
    money_documents: [],
    checkout: {
      provider: 'cashfree',
      script_url: 'https://pay.invalid/checkout.js',
      mode: 'sandbox',
      key: null,
    },
    ...parts,
  }
}

const details: Details = {
  id: applicationId,
  user_id: customerId,
  service_id: 'tc-registration',
  track_id: 'TCR-8F3KQ7M2XD',
  payment_status: 0,
  client_status: 'pending',
  stateId: 10,
  discount_price: 0,
  business_id: '0190b3c8-7b1e-7c3a-9d52-00000000000b',
  name_of_firm: 'Asha Stores',
  name_of_person: 'Asha Patil',
  email: 'asha@example.in',
  mobile: '9876543210',
  type_of_reg: 'TC Registration',
  otp_verified_view: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  quantity: 1,
  selection: null,
}
