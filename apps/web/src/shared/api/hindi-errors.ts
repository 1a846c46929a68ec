import type { ErrorCode } from '@sanad/contracts'
import type { ClientErrorCode } from './api-error.ts'

const texts: Record<ErrorCode | ClientErrorCode, string> = {
  network: 'लगता है आप ऑफ़लाइन हैं। कृपया इंटरनेट जाँचें और फिर कोशिश करें।',
  timeout: 'इसमें ज़्यादा समय लग रहा है। कृपया इंटरनेट जाँचें और फिर कोशिश करें।',
  unexpected_answer: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  aborted: 'रोक दिया गया',
  token_expired: 'आपका सत्र समाप्त हो गया है। कृपया फिर से लॉगिन करें।',
  token_missing: 'आप लॉगिन नहीं हैं। कृपया लॉगिन करें।',

  invalid_request: 'दी गई जानकारी सही नहीं है',
  source_invalid: 'यह अनुरोध पहचाना नहीं जा सका। कृपया पेज रीफ़्रेश करें।',
  unauthenticated: 'आपका सत्र समाप्त हो गया है। कृपया फिर से लॉगिन करें।',
  not_found: 'नहीं मिला',
  rate_limited: 'बहुत ज़्यादा कोशिशें हो गईं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  payload_too_large: 'यह बहुत बड़ा है। कृपया इसे छोटा करके फिर कोशिश करें।',
  unavailable: 'सेवा अभी व्यस्त है। कृपया फिर कोशिश करें।',
  internal: 'सर्वर में गड़बड़ी हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',

  mobile_unknown: 'इस मोबाइल नंबर से कोई खाता नहीं है। कृपया नया खाता बनाएँ।',
  account_exists: 'यह खाता पहले से मौजूद है',
  otp_wait: 'दूसरा OTP माँगने से पहले कृपया थोड़ा रुकें',
  otp_send_limit: 'बहुत ज़्यादा कोड माँगे गए। कृपया एक घंटे बाद फिर कोशिश करें।',
  otp_channel_missing: 'इस खाते का ई-मेल पता मालूम नहीं है। कृपया SMS चुनें।',
  otp_invalid: 'OTP सही नहीं है। कृपया फिर कोशिश करें।',
  otp_expired: 'OTP का समय समाप्त हो गया। कृपया नया OTP मँगाएँ।',
  otp_attempts_exceeded: 'OTP की सभी कोशिशें पूरी हो गईं। कृपया फिर से पंजीकरण करें।',

  service_not_found: 'सेवा नहीं मिली',
  service_details_missing: 'सेवा की ID और प्रकार ज़रूरी हैं',
  state_not_found: 'राज्य नहीं मिला',
  business_fields_missing: 'फ़र्म का नाम ज़रूरी है',
  business_locked: 'भुगतान के बाद व्यवसाय नहीं बदला जा सकता।',
  choice_locked: 'भुगतान के बाद विकल्प नहीं बदला जा सकता। कृपया सहायता से संपर्क करें।',
  order_live: 'इस सेवा का एक भुगतान चल रहा है। कृपया पहले उसे पूरा या रद्द करें।',
  paid_not_deletable: 'जिस सेवा का भुगतान हो चुका है उसे हटाया नहीं जा सकता। कृपया सहायता से संपर्क करें।',
  application_ambiguous: 'इस सेवा के आपके कई आवेदनों का भुगतान बाकी है। जिसका भुगतान करना है, कृपया उसे खोलें।',
  quantity_unavailable: 'यह संख्या इस सेवा के लिए उपलब्ध नहीं है।',
  selection_unavailable: 'कृपया इस सेवा का कोई एक विकल्प चुनें।',

  fields_missing: 'ज़रूरी जानकारी नहीं दी गई',
  field_invalid: 'कृपया चिह्नित जानकारी ठीक करें।',
  field_already_submitted: 'यह जानकारी पहले ही जमा हो चुकी है।',
  payment_first: 'भुगतान पूरा होने के बाद हम ज़रूरी दस्तावेज़ माँगेंगे।',
  document_id_missing: 'दस्तावेज़ की ID ज़रूरी है',
  user_id_missing: 'उपयोगकर्ता की ID ज़रूरी है',
  file_missing: 'कृपया कोई फ़ाइल चुनें।',
  file_type_refused: 'कृपया PDF, JPG या PNG फ़ाइल चुनें।',
  file_content_refused: 'यह फ़ाइल स्वीकार नहीं हो सकती। कृपया सही PDF, JPG या PNG फ़ाइल चुनें।',
  file_empty: 'यह फ़ाइल खाली है। कृपया दूसरी चुनें।',
  file_too_large: 'यह फ़ाइल 10 MB से बड़ी है। कृपया छोटी फ़ाइल चुनें।',
  file_limit: 'एक आवेदन में 30 फ़ाइलें ही रखी जा सकती हैं। कृपया सहायता से संपर्क करें।',
  ticket_file_limit: 'एक संदेश में 5 फ़ाइलें ही रखी जा सकती हैं। कृपया एक और संदेश भेजें।',
  document_locked: 'यह दस्तावेज़ स्वीकार हो चुका है और बदला नहीं जा सकता।',
  storage_full: 'फ़ाइल सहेजी नहीं जा सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।',

  payment_amount_invalid: 'भुगतान की राशि सही नहीं है। कृपया सहायता से संपर्क करें।',
  payment_not_due: 'इस सेवा का कोई भुगतान बाकी नहीं है।',
  payment_gateway_failed: 'भुगतान शुरू करते समय कुछ गड़बड़ हो गई।',
  payment_verify_failed: 'भुगतान की पुष्टि नहीं हो सकी।',
  slot_unavailable: 'यह समय अब खाली नहीं है। कृपया दूसरा समय चुनें।',
  consultation_limit: 'आपके तीन परामर्श बाकी हैं। कृपया एक रद्द करें, या किसी एक के पूरा होने तक रुकें।',
  consultation_overlap: 'इस समय आपका एक परामर्श पहले से तय है।',
  consultation_closed: 'परामर्श शुरू होने से 2 घंटे पहले तक ही बदला या रद्द किया जा सकता है।',

  signature_invalid: 'हस्ताक्षर मेल नहीं खाता',
}

/** By the code of the error. */
export const hindiErrors: Readonly<Record<string, string>> = texts
