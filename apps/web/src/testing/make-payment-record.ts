import type { PaymentRecord } from '@sanad/contracts'

/** A payment as the list of payments has it, received unless told otherwise. */
export function makePaymentRecord(changes: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    order_id: 'TPR-8F3KQ7M2XD-1',
    application: {
      id: '5f6b0e6a-2b6c-4f2e-9d53-0a4f1f5f7f12',
      track_id: 'TPR-8F3KQ7M2XD',
      title: 'Training Partner (TP) Registration',
      name_of_firm: 'Deshmukh & Sons',
      payment_status: 1,
      is_deleted: false,
    },
    stages: ['Initial payment'],
    price: { base: 8475, discount: 0, subtotal: 8475, taxes: [], tax: 1525, total: 10000 },
    status: 'paid',
    method: 'upi',
    payment_id: '1',
    bank_reference: null,
    created_at: '2026-11-27T06:30:00.000Z',
    paid_at: '2026-11-27T06:31:00.000Z',
    bank_decides_by: null,
    refunded: 0,
    refunding: 0,
    documents: [],
    ...changes,
  }
}
