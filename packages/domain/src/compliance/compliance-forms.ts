export type ComplianceArea = 'gst' | 'income_tax' | 'roc' | 'licence'

interface FormDefinition {
  readonly area: ComplianceArea
  /** Days before the due date from which it counts as due soon; yearly filings take longer to prepare. */
  readonly soonDays: number
}

const week = 7
const month = 30

/** Filings, payments and renewals of the calendar; texts/en/common/compliance-forms.json has their words. */
export const complianceForms = {
  'gstr-1': {
    area: 'gst',
    soonDays: week,
  },
  'gstr-3b': {
    area: 'gst',
    soonDays: week,
  },
  'pmt-06': {
    area: 'gst',
    soonDays: week,
  },
  'cmp-08': {
    area: 'gst',
    soonDays: week,
  },
  'gstr-4': {
    area: 'gst',
    soonDays: month,
  },
  'gstr-9': {
    area: 'gst',
    soonDays: month,
  },
  'gstr-9c': {
    area: 'gst',
    soonDays: month,
  },
  itr: {
    area: 'income_tax',
    soonDays: month,
  },
  'tax-audit': {
    area: 'income_tax',
    soonDays: month,
  },
  'advance-tax': {
    area: 'income_tax',
    soonDays: week,
  },
  'tds-payment': {
    area: 'income_tax',
    soonDays: week,
  },
  'tds-statement': {
    area: 'income_tax',
    soonDays: week,
  },
  'aoc-4': {
    area: 'roc',
    soonDays: month,
  },
  'mgt-7': {
    area: 'roc',
    soonDays: month,
  },
  'llp-11': {
    area: 'roc',
    soonDays: month,
  },
  'llp-8': {
    area: 'roc',
    soonDays: month,
  },
  'dir-3-kyc': {
    area: 'roc',
    soonDays: month,
  },
  'licence-renewal': {
    area: 'licence',
    soonDays: month,
  },
} as const satisfies Record<string, FormDefinition>

export type ComplianceForm = keyof typeof complianceForms
