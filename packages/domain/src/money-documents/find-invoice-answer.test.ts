import { expect, it } from 'vitest'
import { findInvoiceAnswer } from './find-invoice-answer.ts'

const registered = { gstin: '27AAPFU0939F1ZV', legalName: 'Asha LLP', address: '12 Karve Road, Pune 411 004' }
const firm = { hasOwnersPan: false }

it('a GSTIN tells the PAN and that there is a registration, the address its PIN code', () => {
  expect(findInvoiceAnswer('gst_radio', registered, firm)).toBe('yes')
  expect(findInvoiceAnswer('company_pan_number', registered, firm)).toBe('AAPFU0939F')
  expect(findInvoiceAnswer('office_address', registered, firm)).toBe('12 Karve Road, Pune 411 004')
  expect(findInvoiceAnswer('office_pincode', registered, firm)).toBe('411004')
  expect(findInvoiceAnswer('bank_ifsc', registered, firm)).toBeUndefined()
})

it("the owner's PAN is told only where the organisation has it, and it is a person's", () => {
  const owned = { ...registered, gstin: '27ABCPJ1234F1Z6' }
  expect(findInvoiceAnswer('personal_pan', owned, { hasOwnersPan: true })).toBe('ABCPJ1234F')
  expect(findInvoiceAnswer('personal_pan', owned, firm)).toBeUndefined()
  expect(findInvoiceAnswer('personal_pan', registered, { hasOwnersPan: true })).toBeUndefined()
})

it('nothing is made up where nothing was said, or the number has no PAN', () => {
  const none = { gstin: null, legalName: null, address: null }
  for (const key of ['gst_radio', 'company_pan_number', 'office_address', 'office_pincode'] as const) {
    expect(findInvoiceAnswer(key, none, firm)).toBeUndefined()
  }
  expect(findInvoiceAnswer('office_pincode', { ...none, address: 'Karve Road, Pune' }, firm)).toBeUndefined()
  expect(findInvoiceAnswer('company_pan_number', { ...none, gstin: '0717USA00015UNJ' }, firm)).toBeUndefined()
})
