import { defineTemplate } from '../message-template.ts'

const en = '{code} is your Sanad verification code. It is valid for 5 minutes. Do not share it with anyone.'
const hi = '{code} आपका सनद सत्यापन कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।'
/** The last line of an SMS lets the browser of this site fill the code in. */
const webOtp = '\n\n@{host} #{code}'

export const otp = defineTemplate({
  name: 'otp',
  category: 'authentication',
  params: ['code'],
  subject: { en: 'Your Sanad verification code', hi: 'आपका सनद सत्यापन कोड' },
  text: { en, hi },
  smsText: { en: en + webOtp, hi: hi + webOtp },
})
