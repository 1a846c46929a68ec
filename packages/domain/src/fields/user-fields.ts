import { type ApplicationField, yesOrNo } from './application-field.ts'

/** User details: identity and address of the applicant. */
export const userFields = {
  personal_pan: {
    label: { en: 'Your own PAN' },
    help: { en: 'As on your own PAN card, such as ABCPX1234K.' },
    identifier: 'pan',
    secret: true,
  },
  aadhaar_number: {
    label: { en: 'Aadhaar number' },
    help: { en: '12 digits. Stored encrypted; only the last four are shown.' },
    identifier: 'aadhaar',
    secret: true,
  },
  date_of_birth: { label: { en: 'Date of birth' }, type: 'date', dates: { latest: 'today-14y' } },
  gender: {
    label: { en: 'Gender' },
    type: 'select',
    options: [
      { value: 'male', label: { en: 'Male' } },
      { value: 'female', label: { en: 'Female' } },
      { value: 'other', label: { en: 'Other' } },
    ],
  },
  physically_handicaped: {
    label: { en: 'Person with a disability' },
    type: 'radio',
    options: yesOrNo,
  },
  house_no: { label: { en: 'House or flat number' }, maxLength: 60 },
  category: {
    label: { en: 'Category' },
    type: 'select',
    options: [
      { value: 'general', label: { en: 'General' } },
      { value: 'obc', label: { en: 'OBC' } },
      { value: 'sc', label: { en: 'SC' } },
      { value: 'st', label: { en: 'ST' } },
      { value: 'ews', label: { en: 'EWS' } },
    ],
  },
  village: { label: { en: 'Village or locality' }, maxLength: 120 },
  address: {
    label: { en: 'Your address' },
    help: { en: 'Street and area where you live, as on your identity proof.' },
    type: 'textarea',
  },
  state: { label: { en: 'State' }, type: 'state' },
  district: { label: { en: 'District' }, maxLength: 120 },
  city: { label: { en: 'City or town' }, maxLength: 120 },
  pincode: { label: { en: 'PIN code' }, identifier: 'pin' },
} as const satisfies Record<string, ApplicationField>
