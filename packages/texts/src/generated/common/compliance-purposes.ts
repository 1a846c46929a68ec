// Written by `npm run texts` from texts/en/common/compliance-purposes.json.
import english from '../../../../../texts/en/common/compliance-purposes.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface CompliancePurposesTexts {
  readonly 'gstr-1.purpose': string
  readonly 'iff.purpose': string
  readonly 'gstr-3b.purpose': string
  readonly 'pmt-06.purpose': string
  readonly 'cmp-08.purpose': string
  readonly 'gstr-4.purpose': string
  readonly 'gstr-5.purpose': string
  readonly 'gstr-5a.purpose': string
  readonly 'gstr-6.purpose': string
  readonly 'gstr-7.purpose': string
  readonly 'gstr-8.purpose': string
  readonly 'gstr-9.purpose': string
  readonly 'gstr-9c.purpose': string
  readonly 'lut.purpose': string
  readonly 'itr.purpose': string
  readonly 'tax-audit.purpose': string
  readonly 'trust-audit.purpose': string
  readonly 'transfer-pricing.purpose': string
  readonly 'advance-tax.purpose': string
  readonly 'tds-payment.purpose': string
  readonly 'tds-statement.purpose': string
  readonly 'tds-certificate.purpose': string
  readonly 'tcs-payment.purpose': string
  readonly 'tcs-statement.purpose': string
  readonly 'adt-1.purpose': string
  readonly 'aoc-4.purpose': string
  readonly 'mgt-7.purpose': string
  readonly 'dpt-3.purpose': string
  readonly 'msme-1.purpose': string
  readonly 'inc-20a.purpose': string
  readonly 'pas-6.purpose': string
  readonly 'llp-11.purpose': string
  readonly 'llp-8.purpose': string
  readonly 'dir-3-kyc.purpose': string
  readonly 'pf.purpose': string
  readonly 'esi.purpose': string
  readonly 'pt.purpose': string
  readonly 'fssai-return.purpose': string
  readonly 'fssai-fee.purpose': string
  readonly 'licence-renewal.purpose': string
}

export const compliancePurposesMessages = defineMessages<CompliancePurposesTexts>('common/compliance-purposes', english)
