// Written by `npm run texts` from texts/en/common/compliance-forms.json.
import english from '../../../../../texts/en/common/compliance-forms.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ComplianceFormsTexts {
  readonly 'gstr-1.title': string
  readonly 'iff.title': string
  readonly 'gstr-3b.title': string
  readonly 'pmt-06.title': string
  readonly 'cmp-08.title': string
  readonly 'gstr-4.title': string
  readonly 'gstr-5.title': string
  readonly 'gstr-5a.title': string
  readonly 'gstr-6.title': string
  readonly 'gstr-7.title': string
  readonly 'gstr-8.title': string
  readonly 'gstr-9.title': string
  readonly 'gstr-9c.title': string
  readonly 'lut.title': string
  readonly 'itr.title': string
  readonly 'tax-audit.title': string
  readonly 'trust-audit.title': string
  readonly 'transfer-pricing.title': string
  readonly 'advance-tax.title': string
  readonly 'tds-payment.title': string
  readonly 'tds-statement.title': string
  readonly 'tds-certificate.title': string
  readonly 'tcs-payment.title': string
  readonly 'tcs-statement.title': string
  readonly 'adt-1.title': string
  readonly 'aoc-4.title': string
  readonly 'mgt-7.title': string
  readonly 'dpt-3.title': string
  readonly 'msme-1.title': string
  readonly 'inc-20a.title': string
  readonly 'pas-6.title': string
  readonly 'llp-11.title': string
  readonly 'llp-8.title': string
  readonly 'dir-3-kyc.title': string
  readonly 'pf.title': string
  readonly 'esi.title': string
  readonly 'pt.title': string
  readonly 'fssai-return.title': string
  readonly 'fssai-fee.title': string
  readonly 'licence-renewal.title': string
  readonly 'period.year': (params: { years: Value }) => string
  readonly 'period.fromTo': (params: { from: Value; to: Value }) => string
}

export const complianceFormsMessages = defineMessages<ComplianceFormsTexts>('common/compliance-forms', english)
