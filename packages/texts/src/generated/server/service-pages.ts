// Written by `npm run texts` from texts/en/server/service-pages.json.
import english from '../../../../../texts/en/server/service-pages.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ServicePagesTexts {
  readonly services: string
  readonly skip: string
  readonly mainMenu: string
  readonly otherLanguage: string
  readonly login: string
  readonly overview: string
  readonly notGovernment: (params: { brand: Value }) => string
  readonly about: string
  readonly aboutIntro: string
  readonly privateCentre: string
  readonly traderName: string
  readonly traderAddress: string
  readonly traderEmail: string
  readonly traderPhone: string
  readonly grievanceOfficer: string
  readonly grievancePromise: string
  readonly refundTerms: string
  readonly refundLine: string
  readonly terms: string
  readonly intro: string
  readonly which: string
  readonly allServices: string
  readonly whatItIs: string
  readonly whoMayApply: string
  readonly documents: string
  readonly noDocuments: string
  readonly stages: string
  readonly usualDays: (params: { days: number }) => string
  readonly inAll: (params: { days: number }) => string
  readonly price: string
  readonly dueNow: string
  readonly whole: string
  readonly withTax: string
  readonly apply: string
  readonly fixed: string
  readonly per_unit: string
  readonly first_stage: string
  readonly from: string
  readonly officialFee: string
  readonly officialFeeKnown: (params: { amount: Value; address: Value; day: Value }) => string
  readonly officialFeeUnknown: (params: { address: Value }) => string
  readonly department: string
  readonly 'skill-india.when': string
  readonly 'skill-india.fee': string
  readonly 'skill-india.department': string
  readonly 'skill-india.address': string
  readonly 'tp-registration.when': string
  readonly 'tp-registration.fee': string
  readonly 'tp-registration.department': string
  readonly 'tp-registration.address': string
  readonly 'tc-registration.when': string
  readonly 'tc-registration.fee': string
  readonly 'tc-registration.department': string
  readonly 'tc-registration.address': string
  readonly 'tot-toa.when': string
  readonly 'tot-toa.fee': string
  readonly 'tot-toa.department': string
  readonly 'tot-toa.address': string
  readonly 'ssc-affiliation.when': string
  readonly 'ssc-affiliation.fee': string
  readonly 'ssc-affiliation.department': string
  readonly 'ssc-affiliation.address': string
  readonly 'nsdc-affiliation.when': string
  readonly 'nsdc-affiliation.fee': string
  readonly 'nsdc-affiliation.department': string
  readonly 'nsdc-affiliation.address': string
  readonly 'readiness-check.when': string
  readonly privacyContact: string
  readonly personalData: string
  readonly cancelling: string
  readonly cancellingBefore: (params: { stage: Value }) => string
  readonly cancellingAfter: string
  readonly cancellingKept: (params: { stage: Value; percent: Value }) => string
  readonly cancellingKeptOf: (params: { stage: Value; percent: Value; payments: Value }) => string
  readonly cancellingLater: string
}

export const servicePagesMessages = defineMessages<ServicePagesTexts>('server/service-pages', english)
