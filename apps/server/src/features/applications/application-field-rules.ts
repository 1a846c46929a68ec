import type { ApplicationFieldKey } from '@sanad/contracts'
import type { FieldDefinition, FieldType, IdentifierKind } from '@sanad/domain'

type Rule = { type?: FieldType; identifier?: IdentifierKind; options?: readonly string[]; secret?: true }

/** What each application field must look like, and which are kept sealed; every other one is plain text. */
const rules: Partial<Record<ApplicationFieldKey, Rule>> = {
  personal_pan: { identifier: 'pan', secret: true },
  company_pan_number: { identifier: 'pan', secret: true },
  aadhaar_number: { identifier: 'aadhaar', secret: true },
  bank_account_number: { secret: true },
  bank_ifsc: { identifier: 'ifsc' },
  gst_number: { identifier: 'gstin' },
  GSTIN_number: { identifier: 'gstin' },
  pincode: { identifier: 'pin' },
  plant_pincode: { identifier: 'pin' },
  office_pincode: { identifier: 'pin' },
  diff_pincode: { identifier: 'pin' },
  business_mobile: { identifier: 'mobile' },
  application_mobile: { identifier: 'mobile' },
  business_email: { type: 'email' },
  application_email: { type: 'email' },
  date_of_birth: { type: 'date' },
  date_of_incorporation: { type: 'date' },
  commencement_date: { type: 'date' },
  gender: { type: 'select', options: ['male', 'female', 'other'] },
  gst_radio: { type: 'radio', options: ['yes', 'no'] },
  diffaddress_radio: { type: 'radio', options: ['yes', 'no'] },
  number_of_years: { type: 'number' },
  male_employed: { type: 'number' },
  female_employed: { type: 'number' },
  investment: { type: 'number' },
}

/** The field as the domain's rules check it. */
export function applicationField(key: ApplicationFieldKey): FieldDefinition {
  const { type = 'text', identifier, options = [] } = rules[key] ?? {}
  const text = (en: string) => ({ en, hi: en })
  return {
    id: key,
    label: text(key.replaceAll('_', ' ')),
    type,
    options: options.map((value) => ({ value, label: text(value) })),
    maxLength: 500,
    ...(identifier ? { identifier } : {}),
  }
}

export function isSecretApplicationField(key: ApplicationFieldKey): boolean {
  return rules[key]?.secret === true
}
