import { type ApplicationField, yesOrNo } from './application-field.ts'

/** Application details: what is applied for. Editable until the application is verified. */
export const applicationDetailFields = {
  type_of_licence: {
    label: { en: 'What is needed' },
    type: 'select',
    options: [
      { value: 'new', label: { en: 'A new registration' } },
      { value: 'renewal', label: { en: 'A renewal' } },
      { value: 'modification', label: { en: 'A change to an existing one' } },
    ],
  },
  number_of_years: {
    label: { en: 'Number of years' },
    help: { en: 'For how long you want to register.' },
    type: 'number',
    numbers: { min: 1, max: 30, whole: true },
  },
  certificate_type: { label: { en: 'Type of certificate' }, maxLength: 120 },
  validity: { label: { en: 'Validity wanted' }, maxLength: 120 },
  diff_address: {
    label: { en: 'Address for letters' },
    type: 'textarea',
    onlyIf: { key: 'diffaddress_radio', value: 'yes' },
  },
  diff_pincode: {
    label: { en: 'PIN code for letters' },
    identifier: 'pin',
    onlyIf: { key: 'diffaddress_radio', value: 'yes' },
  },
  return_filling: {
    label: { en: 'Have you filed your tax returns so far?' },
    type: 'radio',
    options: yesOrNo,
  },
  return_pending: {
    label: { en: 'Which returns are pending' },
    type: 'textarea',
    onlyIf: { key: 'return_filling', value: 'no' },
  },
  reason_cancellation: {
    label: { en: 'Reason if an earlier one was cancelled' },
    type: 'textarea',
  },
  select_package: { label: { en: 'Package' }, maxLength: 120 },
  name_of_firm1: {
    label: { en: 'Name you would like best' },
    help: {
      en: 'The name for the certificate, if it is to be another than that of the business.',
    },
    maxLength: 200,
  },
  name_of_firm2: {
    label: { en: 'Second choice of name' },
    maxLength: 200,
  },
  diffaddress_radio: {
    label: { en: 'Should letters go to another address?' },
    type: 'radio',
    options: yesOrNo,
  },
  application_email: {
    label: { en: 'E-mail for this application' },
    help: {
      en: 'Where the department is to write. Yours, unless you give another.',
    },
    type: 'email',
  },
  application_mobile: {
    label: { en: 'Mobile number for this application' },
    type: 'tel',
    identifier: 'mobile',
  },
} as const satisfies Record<string, ApplicationField>
