import type { LocalText } from '../language/local-text.ts'

export type ComplianceArea = 'gst' | 'income_tax' | 'roc' | 'licence'

interface FormDefinition {
  readonly area: ComplianceArea
  readonly title: LocalText
  readonly purpose: LocalText
  /** Days before the due date from which it counts as due soon; yearly filings take longer to prepare. */
  readonly soonDays: number
}

const week = 7
const month = 30

/** Filings, payments and renewals, with their texts for screens and calendar files (iCalendar). */
export const complianceForms = {
  'gstr-1': {
    area: 'gst',
    title: { en: 'GSTR-1', hi: 'GSTR-1' },
    purpose: { en: 'GST return of sales', hi: 'बिक्री का GST रिटर्न' },
    soonDays: week,
  },
  'gstr-3b': {
    area: 'gst',
    title: { en: 'GSTR-3B', hi: 'GSTR-3B' },
    purpose: { en: 'GST summary return and payment', hi: 'GST सारांश रिटर्न और भुगतान' },
    soonDays: week,
  },
  'pmt-06': {
    area: 'gst',
    title: { en: 'PMT-06', hi: 'PMT-06' },
    purpose: { en: 'Monthly GST payment under QRMP', hi: 'QRMP में मासिक GST भुगतान' },
    soonDays: week,
  },
  'cmp-08': {
    area: 'gst',
    title: { en: 'CMP-08', hi: 'CMP-08' },
    purpose: { en: 'Quarterly GST payment under composition', hi: 'कंपोज़िशन में तिमाही GST भुगतान' },
    soonDays: week,
  },
  'gstr-4': {
    area: 'gst',
    title: { en: 'GSTR-4', hi: 'GSTR-4' },
    purpose: { en: 'Yearly GST return under composition', hi: 'कंपोज़िशन में वार्षिक GST रिटर्न' },
    soonDays: month,
  },
  'gstr-9': {
    area: 'gst',
    title: { en: 'GSTR-9', hi: 'GSTR-9' },
    purpose: { en: 'Yearly GST return', hi: 'वार्षिक GST रिटर्न' },
    soonDays: month,
  },
  'gstr-9c': {
    area: 'gst',
    title: { en: 'GSTR-9C', hi: 'GSTR-9C' },
    purpose: {
      en: 'Reconciliation of the yearly GST return with the accounts',
      hi: 'वार्षिक GST रिटर्न और खातों का मिलान',
    },
    soonDays: month,
  },
  itr: {
    area: 'income_tax',
    title: { en: 'Income tax return', hi: 'आयकर रिटर्न' },
    purpose: { en: 'ITR for the year', hi: 'वर्ष का ITR' },
    soonDays: month,
  },
  'tax-audit': {
    area: 'income_tax',
    title: { en: 'Tax audit report', hi: 'कर ऑडिट रिपोर्ट' },
    purpose: { en: 'Filed by the chartered accountant', hi: 'चार्टर्ड अकाउंटेंट जमा करते हैं' },
    soonDays: month,
  },
  'advance-tax': {
    area: 'income_tax',
    title: { en: 'Advance tax', hi: 'अग्रिम कर' },
    purpose: { en: 'Income tax paid in advance', hi: 'पहले से चुकाया जाने वाला आयकर' },
    soonDays: week,
  },
  'tds-payment': {
    area: 'income_tax',
    title: { en: 'TDS payment', hi: 'TDS भुगतान' },
    purpose: { en: 'Deposit of tax deducted at source', hi: 'स्रोत पर काटा गया कर जमा करना' },
    soonDays: week,
  },
  'tds-statement': {
    area: 'income_tax',
    title: { en: 'TDS statement', hi: 'TDS विवरण' },
    purpose: { en: 'Quarterly statement of tax deducted', hi: 'काटे गए कर का तिमाही विवरण' },
    soonDays: week,
  },
  'aoc-4': {
    area: 'roc',
    title: { en: 'AOC-4', hi: 'AOC-4' },
    purpose: { en: 'Financial statements to the Registrar', hi: 'रजिस्ट्रार को वित्तीय विवरण' },
    soonDays: month,
  },
  'mgt-7': {
    area: 'roc',
    title: { en: 'MGT-7 or MGT-7A', hi: 'MGT-7 या MGT-7A' },
    purpose: { en: 'Annual return of the company', hi: 'कंपनी का वार्षिक रिटर्न' },
    soonDays: month,
  },
  'llp-11': {
    area: 'roc',
    title: { en: 'LLP Form 11', hi: 'LLP फ़ॉर्म 11' },
    purpose: { en: 'Annual return of the LLP', hi: 'LLP का वार्षिक रिटर्न' },
    soonDays: month,
  },
  'llp-8': {
    area: 'roc',
    title: { en: 'LLP Form 8', hi: 'LLP फ़ॉर्म 8' },
    purpose: { en: 'Accounts and solvency of the LLP', hi: 'LLP के खाते और शोधन क्षमता' },
    soonDays: month,
  },
  'dir-3-kyc': {
    area: 'roc',
    title: { en: 'DIR-3 KYC', hi: 'DIR-3 KYC' },
    purpose: { en: 'KYC of directors and designated partners', hi: 'निदेशकों और नामित साझेदारों का KYC' },
    soonDays: month,
  },
  'licence-renewal': {
    area: 'licence',
    title: { en: 'Licence renewal', hi: 'लाइसेंस नवीनीकरण' },
    purpose: { en: 'Renew before the validity ends', hi: 'वैधता समाप्त होने से पहले नवीनीकरण करें' },
    soonDays: month,
  },
} as const satisfies Record<string, FormDefinition>

export type ComplianceForm = keyof typeof complianceForms
