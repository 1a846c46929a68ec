import type { HeldRecord } from '@sanad/contracts'
import type { Language } from '../../platform/http/language.ts'

const names: Record<Language, Record<HeldRecord['kind'], string>> = {
  en: {
    payments: 'payments, invoices and ledger',
    applications: 'what was applied for and when',
    consultations: 'which consultations there were and when',
    consents: 'the record of your consents',
    audit: 'the security log',
  },
  hi: {
    payments: 'भुगतान, बिल और बही',
    applications: 'किसके लिए और कब आवेदन हुआ',
    consultations: 'कौन-से परामर्श कब हुए',
    consents: 'आपकी सहमतियों का रिकॉर्ड',
    audit: 'सुरक्षा लॉग',
  },
}

/** What is held and until when, on one line of the confirmation. */
export function heldText(held: readonly HeldRecord[], language: Language): string {
  const parts = held.map(({ kind, until }) => {
    const day = until.split('-').reverse().join('/')
    return language === 'hi' ? `${names.hi[kind]} (${day} तक)` : `${names.en[kind]} (until ${day})`
  })
  if (parts.length > 0) return parts.join('; ')
  return language === 'hi' ? 'कुछ नहीं' : 'nothing'
}
