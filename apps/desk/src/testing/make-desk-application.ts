import type { ServiceApplication, SuccessOf, TimelineStage, UploadedDocument } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'

export type DeskApplication = SuccessOf<typeof getDeskApplication>['data']

export const applicationId = '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6a'

/** The file of a document, without a view: jsdom draws nothing. */
export function makeFile(document: string, change: Partial<UploadedDocument> = {}): UploadedDocument {
  return {
    id: `0190b3c8-7b1e-7c3a-9d52-0000000000${document.charCodeAt(0).toString(16)}`,
    document_id: document,
    filename: `${document}.pdf`,
    original_name: `${document}.pdf`,
    size_bytes: 1000,
    status: 'submitted',
    rejection_reason: null,
    uploaded_at: '2026-11-20T10:00:00.000Z',
    view_url: null,
    ...change,
  }
}

/** A paid application whose service asks for the documents of these files. */
export function makeDeskApplication(
  files: readonly UploadedDocument[] = [makeFile('a')],
  change: Partial<DeskApplication> = {},
): DeskApplication {
  const application: ServiceApplication = {
    serviceDetails: {
      id: applicationId,
      user_id: '0190b3c8-7b1e-7c3a-9d52-000000000001',
      service_id: 'tc-registration',
      track_id: 'TCR-8F3KQ7M2XD',
      payment_status: 1,
      client_status: 'processing',
      stateId: 10,
      discount_price: 0,
      business_id: null,
      name_of_firm: 'Asha Stores',
      name_of_person: 'Asha Patil',
      email: 'asha@example.in',
      mobile: '9876543210',
      type_of_reg: 'TC Registration',
      otp_verified_view: 1,
      created_at: '2026-11-20T10:00:00.000Z',
      quantity: 1,
      selection: null,
    },
    service: { service: 'tc-registration', title: 'Training Centre Registration' },
    description: '',
    points: [],
    fee: 1000,
    quantity: null,
    reqDocuments: { note: null, dynamic_form: null, is_dynamic_form: false, isDisplaySubpoints: true },
    documentList: files.map(({ document_id, filename }) => ({
      id: document_id,
      code: document_id,
      document_id,
      label: `Document ${document_id}`,
      document_title: `Document ${document_id}`,
      help: '',
      value: filename,
      submitted: true,
    })),
    uploadedDocs: [...files],
    fieldList: [],
    submittedFields: [],
    extra_info: [],
    change_requests: [],
    reusable_documents: [],
    default_timeline: [],
    userTimeLine: [],
    quote: null,
    stage_quotes: [],
    next_step: { turn: 'us', next: 'wait_for_us', stage_id: null },
    paid_back: null,
    allowed_actions: [],
    pending_items: 0,
    application_form: null,
    is_information_complete: true,
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
  }
  return {
    seen: { version: 'first', at: '2026-11-20T10:00:00.000Z' },
    application,
    allowed_acts: [],
    acts: [],
    checks: [],
    given: { form: [], information: [] },
    earlier_files: [],
    file_views: [],
    deliverables: [],
    asks: [],
    answers: [],
    reopenable_stage_id: null,
    contact: [],
    promises: [],
    held_completion: null,
    returned_completion: null,
    usual_deliverables: [],
    refunds: [],
    proposals: [],
    e_invoices: [],
    correctable_invoice: null,
    uncorrectable_invoice: null,
    may_amend_buyer: false,
    refundable_rupees: 0,
    discount: null,
    ...change,
  }
}

export function makeStage(stage: Partial<TimelineStage> & { id: string }): TimelineStage {
  return {
    kind: 'centre',
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

/** The same without papers, in its stage `tc-id`, which staff may complete. */
export function makeApplicationInStage(change: Partial<DeskApplication> = {}): DeskApplication {
  const made = makeDeskApplication([])
  const timeline = [makeStage({ id: 'tc-id', in_progress: true }), makeStage({ id: 'handover' })]
  return {
    ...made,
    application: { ...made.application, userTimeLine: [{ timeline }] },
    allowed_acts: ['complete_stage', 'attach_deliverable', 'hold'],
    ...change,
  }
}
