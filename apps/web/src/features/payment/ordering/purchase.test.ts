import { describe, expect, it } from 'vitest'
import {
  applicationId,
  makeQuote,
  makeServiceApplication,
  makeStage,
} from '../../../testing/make-service-application.ts'
import { paymentAuditEntry } from '../flow/payment-audit-entry.ts'
import { createRequest, verifyRequest } from './payment-requests.ts'
import { findFullPurchase, findStagePurchase, hasStagePayments } from './purchase.ts'

const first = makeStage({ id: 'first', isPaymentStage: true, title: 'Initial payment' })
const papers = makeStage({ id: 'papers', kind: 'information' })
const second = makeStage({ id: 'second', isPaymentStage: true, title: 'Filing', status: 'disable' })

const staged = makeServiceApplication({
  default_timeline: [first, papers, second],
  quote: makeQuote(30000),
  stage_quotes: [
    { stage_id: 'first', quote: makeQuote(10000) },
    { stage_id: 'second', quote: makeQuote(20000) },
  ],
})
const order = { orderId: 'TPR-1', isFull: false, stageTitles: ['Initial payment'], total: 11800 }

describe('what can be paid', () => {
  it('[PY-10] a stage payment pays the first pending payment stage, a full one all that are not completed', () => {
    expect(hasStagePayments(staged)).toBe(true)
    expect(findStagePurchase(staged)).toMatchObject({ quote: { total: 11800 }, stages: [{ id: 'first' }] })
    expect(findFullPurchase(staged)).toMatchObject({
      quote: { total: 35400 },
      stages: [{ id: 'first' }, { id: 'second' }],
    })
  })

  it('[PY-10] between two stages only everything can be paid', () => {
    const paid = makeServiceApplication({
      ...staged,
      serviceDetails: { payment_status: 1 },
      userTimeLine: [{ timeline: [{ ...first, status: 'completed' }, papers, second] }],
    })
    expect(findStagePurchase(paid)).toBeUndefined()
    expect(findFullPurchase(paid)?.stages).toEqual([{ id: 'second', title: 'Filing' }])
  })

  it('a service without stages is paid as a whole', () => {
    const application = makeServiceApplication()
    expect(hasStagePayments(application)).toBe(false)
    expect(findStagePurchase(application)).toBeUndefined()
    expect(findFullPurchase(application)?.quote.total).toBe(1180)
  })
})

describe('what is sent', () => {
  it('[PY-04] create carries amount, customer, service and contact', () => {
    const purchase = findFullPurchase(makeServiceApplication())
    expect(purchase && createRequest(makeServiceApplication(), purchase).body).toMatchObject({
      amount: 1180,
      service_type: 'tc-registration',
      name: 'Asha Patil',
      email: 'asha@example.in',
      mobile: '9876543210',
    })
  })

  it('[PY-05] verify names the type of registration, or in a stage flow the stages', () => {
    const whole = { ...order, isFull: true, stageTitles: [] }
    expect(verifyRequest(makeServiceApplication(), whole, { closed: false }).body).toEqual({
      orderId: 'TPR-1',
      customer_id: applicationId,
      track_id: 'TCR-8F3KQ7M2XD',
      service_checkout: ['TC Registration'],
    })
    expect(verifyRequest(staged, order, { closed: true }).body).toMatchObject({
      service_checkout: ['Initial payment'],
      is_full_payment: 0,
      closed: true,
    })
  })

  it('[PY-12] the audit entries carry the tracking id and all of the metadata', () => {
    expect(paymentAuditEntry('PAYMENT_SUCCESSFUL', staged, order)).toMatchObject({
      action: 'PAYMENT_SUCCESSFUL',
      track_id: 'TCR-8F3KQ7M2XD',
      description: 'Paid ₹11800 for Training Centre Registration',
      metadata: {
        amount: 11800,
        payment_method: 'cashfree',
        application_id: applicationId,
        transaction_id: 'TPR-1',
        service_type: 'tc-registration',
        is_full_payment: 0,
        stage_payment: true,
        stages_paid: ['Initial payment'],
      },
    })
  })
})
