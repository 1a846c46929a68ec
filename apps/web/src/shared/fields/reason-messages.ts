import type { FieldReason } from '@sanad/domain'
import { defineMessages } from '../i18n/define-messages.ts'

type ReasonTexts = Record<FieldReason, string>

const en: ReasonTexts = {
  empty: 'Please fill this in.',
  wrong_kind: 'Please enter a value of the right kind.',
  too_long: 'This is too long.',
  not_an_option: 'Please choose one of the options.',
  not_a_state: 'Please choose a state.',
  not_a_number: 'Please enter a number.',
  negative: 'Please enter a number of at least 0.',
  not_a_date: 'Please enter a valid date.',
  not_an_email: 'Please enter a valid email address.',
  not_a_url: 'Please enter a web address that starts with http:// or https://.',
  not_a_phone_number: 'Please enter a valid phone number.',
  pan_format: 'A PAN has five letters, four digits and a letter, such as ABCPX1234K.',
  pan_holder_type: 'The fourth letter of this PAN is not one that PANs have.',
  pan_zero_number: 'The digits of a PAN are never 0000.',
  pan_organisation_mismatch: 'This PAN does not belong to this type of organisation.',
  aadhaar_format: 'An Aadhaar number has 12 digits and does not start with 0 or 1.',
  aadhaar_check_digit: 'This is not an Aadhaar number. Please check the digits.',
  aadhaar_palindrome: 'This is not an Aadhaar number. Please check the digits.',
  gstin_format: 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.',
  gstin_state: 'The first two digits of this GSTIN are not the code of a state.',
  gstin_pan: 'The PAN within this GSTIN is not valid.',
  gstin_check_digit: 'This is not a GSTIN. Please check the characters.',
  gstin_pan_mismatch: 'This GSTIN holds another PAN than the one you gave for the business.',
  gstin_state_mismatch: 'This GSTIN belongs to another State than those of your addresses.',
  ifsc_format: 'An IFSC has four letters, a zero and six more characters, such as SBIN0001234.',
  pin_format: 'A PIN code has six digits and does not start with 0.',
  mobile_format: 'Please enter a 10-digit mobile number starting with 6, 7, 8 or 9.',
}

const hi: ReasonTexts = {
  empty: 'कृपया इसे भरें।',
  wrong_kind: 'कृपया सही तरह का मान भरें।',
  too_long: 'यह बहुत लंबा है।',
  not_an_option: 'कृपया कोई एक विकल्प चुनें।',
  not_a_state: 'कृपया राज्य चुनें।',
  not_a_number: 'कृपया संख्या भरें।',
  negative: 'कृपया 0 या उससे बड़ी संख्या भरें।',
  not_a_date: 'कृपया सही तारीख भरें।',
  not_an_email: 'कृपया सही ई-मेल पता भरें।',
  not_a_url: 'कृपया http:// या https:// से शुरू होने वाला वेब पता भरें।',
  not_a_phone_number: 'कृपया सही फ़ोन नंबर भरें।',
  pan_format: 'पैन में पाँच अक्षर, चार अंक और एक अक्षर होता है, जैसे ABCPX1234K।',
  pan_holder_type: 'इस पैन का चौथा अक्षर सही नहीं है।',
  pan_zero_number: 'पैन के अंक कभी 0000 नहीं होते।',
  pan_organisation_mismatch: 'यह पैन इस तरह की संस्था का नहीं है।',
  aadhaar_format: 'आधार संख्या में 12 अंक होते हैं और वह 0 या 1 से शुरू नहीं होती।',
  aadhaar_check_digit: 'यह आधार संख्या नहीं है। कृपया अंक जाँचें।',
  aadhaar_palindrome: 'यह आधार संख्या नहीं है। कृपया अंक जाँचें।',
  gstin_format: 'GSTIN में 15 अक्षर और अंक होते हैं, जैसे 27AAPFU0939F1ZV।',
  gstin_state: 'इस GSTIN के पहले दो अंक किसी राज्य का कोड नहीं हैं।',
  gstin_pan: 'इस GSTIN में लिखा पैन सही नहीं है।',
  gstin_check_digit: 'यह GSTIN सही नहीं है। कृपया अक्षर जाँचें।',
  gstin_pan_mismatch: 'इस GSTIN में वह पैन नहीं है जो आपने व्यवसाय के लिए दिया है।',
  gstin_state_mismatch: 'यह GSTIN आपके पतों के राज्य का नहीं है।',
  ifsc_format: 'IFSC में चार अक्षर, एक शून्य और छह और अक्षर या अंक होते हैं, जैसे SBIN0001234।',
  pin_format: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
  mobile_format: 'कृपया 6, 7, 8 या 9 से शुरू होने वाला 10 अंकों का मोबाइल नंबर भरें।',
}

/** Why a value is refused, in the server's words. */
export const reasonMessages = defineMessages({ en, hi })
