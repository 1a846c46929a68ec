import { moneyDocument } from '@sanad/domain'

const issuedAt = '2026-11-24T06:00:00.000Z'
const maharashtra = { name: 'Maharashtra', code: '27' }

/** The snapshot of a receipt voucher. */
export const issuedVoucher = moneyDocument({
  kind: 'receipt_voucher',
  number: 'RV/26-27/000123',
  issuedAt,
  supplier: {
    ...{ legalName: 'Sanad Service Centre LLP', address: '1 Tilak Road, Pune', gstin: '27AAPFU0939F1ZV' },
    ...{ state: maharashtra, signatory: 'Meera Joshi, Partner' },
  },
  recipient: { name: 'Asha Kulkarni', contact: null, address: null, gstin: null, state: maharashtra },
  placeOfSupply: maharashtra,
  trackingId: 'TCR-8F3KQ7M2XD',
  lines: [
    {
      ...{ description: 'TC Registration', sac: '998399' },
      ...{ fee: '12711.86', discount: '0', taxable: '12711.86' },
      taxes: [
        { kind: 'CGST', percent: 9, amount: '1144.07' },
        { kind: 'SGST', percent: 9, amount: '1144.07' },
      ],
      ...{ roundOff: '0', total: '15000' },
    },
  ],
  references: [],
  payments: [{ reference: 'T0123456789', method: 'upi', paymentId: '42', at: issuedAt }],
  reason: null,
  bankReference: null,
})
