import { type ApplicationField, yesOrNo } from './application-field.ts'

/** User details: identity and address of the applicant. */
export const userFields = {
  personal_pan: {
    label: { en: 'Your own PAN', hi: 'आपका अपना पैन' },
    help: { en: 'As on your PAN card, such as ABCPX1234K.', hi: 'जैसा पैन कार्ड पर है, जैसे ABCPX1234K।' },
    identifier: 'pan',
    secret: true,
  },
  aadhaar_number: {
    label: { en: 'Aadhaar number', hi: 'आधार संख्या' },
    help: {
      en: '12 digits. Kept encrypted; only the last four are ever shown again.',
      hi: '12 अंक। एन्क्रिप्ट करके रखी जाती है; दोबारा केवल आख़िरी चार अंक दिखते हैं।',
    },
    identifier: 'aadhaar',
    secret: true,
  },
  date_of_birth: { label: { en: 'Date of birth', hi: 'जन्म तिथि' }, type: 'date' },
  gender: {
    label: { en: 'Gender', hi: 'लिंग' },
    type: 'select',
    options: [
      { value: 'male', label: { en: 'Male', hi: 'पुरुष' } },
      { value: 'female', label: { en: 'Female', hi: 'महिला' } },
      { value: 'other', label: { en: 'Other', hi: 'अन्य' } },
    ],
  },
  physically_handicaped: {
    label: { en: 'Person with a disability', hi: 'दिव्यांग' },
    type: 'radio',
    options: yesOrNo,
  },
  house_no: { label: { en: 'House or flat number', hi: 'मकान या फ़्लैट नंबर' }, maxLength: 60 },
  category: {
    label: { en: 'Category', hi: 'वर्ग' },
    type: 'select',
    options: [
      { value: 'general', label: { en: 'General', hi: 'सामान्य' } },
      { value: 'obc', label: { en: 'OBC', hi: 'ओबीसी' } },
      { value: 'sc', label: { en: 'SC', hi: 'एससी' } },
      { value: 'st', label: { en: 'ST', hi: 'एसटी' } },
      { value: 'ews', label: { en: 'EWS', hi: 'ईडब्ल्यूएस' } },
    ],
  },
  village: { label: { en: 'Village or locality', hi: 'गाँव या मोहल्ला' }, maxLength: 120 },
  address: {
    label: { en: 'Your address', hi: 'आपका पता' },
    help: { en: 'Street and area, as on your identity proof.', hi: 'गली और इलाका, जैसा पहचान पत्र पर है।' },
    type: 'textarea',
  },
  state: { label: { en: 'State', hi: 'राज्य' }, type: 'state' },
  district: { label: { en: 'District', hi: 'ज़िला' }, maxLength: 120 },
  city: { label: { en: 'City or town', hi: 'शहर या कस्बा' }, maxLength: 120 },
  pincode: { label: { en: 'PIN code', hi: 'पिन कोड' }, identifier: 'pin' },
} as const satisfies Record<string, ApplicationField>
