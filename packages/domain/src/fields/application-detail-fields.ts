import { type ApplicationField, yesOrNo } from './application-field.ts'

/** Application details: what is applied for. Editable until the application is verified. */
export const applicationDetailFields = {
  type_of_licence: {
    label: { en: 'What is needed', hi: 'क्या चाहिए' },
    type: 'select',
    options: [
      { value: 'new', label: { en: 'A new registration', hi: 'नया पंजीकरण' } },
      { value: 'renewal', label: { en: 'A renewal', hi: 'नवीनीकरण' } },
      { value: 'modification', label: { en: 'A change to an existing one', hi: 'मौजूदा में बदलाव' } },
    ],
  },
  number_of_years: {
    label: { en: 'Number of years', hi: 'कितने वर्षों के लिए' },
    help: { en: 'For how long you want to register.', hi: 'कितने समय के लिए पंजीकरण चाहिए।' },
    type: 'number',
  },
  certificate_type: { label: { en: 'Type of certificate', hi: 'प्रमाणपत्र का प्रकार' }, maxLength: 120 },
  validity: { label: { en: 'Validity wanted', hi: 'कब तक मान्य चाहिए' }, maxLength: 120 },
  diff_address: {
    label: { en: 'Address for letters', hi: 'पत्र भेजने का पता' },
    type: 'textarea',
    onlyIf: { key: 'diffaddress_radio', value: 'yes' },
  },
  diff_pincode: {
    label: { en: 'PIN code for letters', hi: 'पत्र भेजने के पते का पिन कोड' },
    identifier: 'pin',
    onlyIf: { key: 'diffaddress_radio', value: 'yes' },
  },
  return_filling: {
    label: { en: 'Have you filed your tax returns so far?', hi: 'क्या आपने अब तक के टैक्स रिटर्न भरे हैं?' },
    type: 'radio',
    options: yesOrNo,
  },
  return_pending: {
    label: { en: 'Which returns are pending', hi: 'कौन-से रिटर्न बाकी हैं' },
    type: 'textarea',
    onlyIf: { key: 'return_filling', value: 'no' },
  },
  reason_cancellation: {
    label: { en: 'Reason if an earlier one was cancelled', hi: 'पहले वाला रद्द हुआ हो तो कारण' },
    type: 'textarea',
  },
  select_package: { label: { en: 'Package', hi: 'पैकेज' }, maxLength: 120 },
  name_of_firm1: {
    label: { en: 'Name you would like best', hi: 'सबसे पसंदीदा नाम' },
    help: {
      en: 'The name for the certificate, if it is to be another than that of the business.',
      hi: 'प्रमाणपत्र पर नाम, यदि व्यवसाय के नाम से अलग चाहिए।',
    },
    maxLength: 200,
  },
  name_of_firm2: {
    label: { en: 'Second choice of name', hi: 'नाम की दूसरी पसंद' },
    maxLength: 200,
  },
  diffaddress_radio: {
    label: { en: 'Are letters to go to another address?', hi: 'क्या पत्र किसी और पते पर भेजने हैं?' },
    type: 'radio',
    options: yesOrNo,
  },
  application_email: {
    label: { en: 'E-mail for this application', hi: 'इस आवेदन के लिए ई-मेल' },
    help: {
      en: 'Where the department is to write. Yours, unless you give another.',
      hi: 'विभाग जिस पते पर लिखे। कोई और न दें तो आपका ही।',
    },
    type: 'email',
  },
  application_mobile: {
    label: { en: 'Mobile number for this application', hi: 'इस आवेदन के लिए मोबाइल नंबर' },
    type: 'tel',
    identifier: 'mobile',
  },
} as const satisfies Record<string, ApplicationField>
