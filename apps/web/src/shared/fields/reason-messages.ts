import { fieldMessages } from '@sanad/contracts'
import { type FieldDefinition, type FieldReason, maxLengthOf } from '@sanad/domain'
import { defineMessages } from '@sanad/web-kit'

const hi: typeof fieldMessages = {
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
export const reasonMessages = defineMessages({
  en: { ...fieldMessages, longerThan: (max: number) => `This is too long: at most ${max} characters.` },
  hi: { ...hi, longerThan: (max) => `यह बहुत लंबा है: अधिकतम ${max} अक्षर।` },
})

export type ReasonTexts = (typeof reasonMessages)['en']

export function reasonText(reason: FieldReason, field: FieldDefinition, texts: ReasonTexts): string {
  return reason === 'too_long' ? texts.longerThan(maxLengthOf(field)) : texts[reason]
}
