// Written by `npm run texts` from texts/en/common/compliance-forms.json.
import english from '../../../../../texts/en/common/compliance-forms.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ComplianceFormsTexts {
  readonly 'gstr-1.title': string
  readonly 'gstr-1.purpose': string
  readonly 'gstr-3b.title': string
  readonly 'gstr-3b.purpose': string
  readonly 'pmt-06.title': string
  readonly 'pmt-06.purpose': string
  readonly 'cmp-08.title': string
  readonly 'cmp-08.purpose': string
  readonly 'gstr-4.title': string
  readonly 'gstr-4.purpose': string
  readonly 'gstr-9.title': string
  readonly 'gstr-9.purpose': string
  readonly 'gstr-9c.title': string
  readonly 'gstr-9c.purpose': string
  readonly 'itr.title': string
  readonly 'itr.purpose': string
  readonly 'tax-audit.title': string
  readonly 'tax-audit.purpose': string
  readonly 'advance-tax.title': string
  readonly 'advance-tax.purpose': string
  readonly 'tds-payment.title': string
  readonly 'tds-payment.purpose': string
  readonly 'tds-statement.title': string
  readonly 'tds-statement.purpose': string
  readonly 'aoc-4.title': string
  readonly 'aoc-4.purpose': string
  readonly 'mgt-7.title': string
  readonly 'mgt-7.purpose': string
  readonly 'llp-11.title': string
  readonly 'llp-11.purpose': string
  readonly 'llp-8.title': string
  readonly 'llp-8.purpose': string
  readonly 'dir-3-kyc.title': string
  readonly 'dir-3-kyc.purpose': string
  readonly 'licence-renewal.title': string
  readonly 'licence-renewal.purpose': string
  readonly 'period.year': (params: { years: Value }) => string
  readonly 'period.fromTo': (params: { from: Value; to: Value }) => string
}

export const complianceFormsMessages = defineMessages<ComplianceFormsTexts>('common/compliance-forms', english)
