import { defineTemplate } from '../message-template.ts'

export const accountErased = defineTemplate({
  name: 'account-erased',
  category: 'utility',
  params: ['reference', 'kept'],
  subject: { en: 'Your account was erased', hi: 'आपका खाता मिटा दिया गया' },
  text: {
    en: 'Your Sanad account was erased as you asked (reference {reference}). Everything about you is gone, except what the law has us keep, without your name and contact details where it allows that: {kept}. Please keep this confirmation.',
    hi: 'आपके कहने पर आपका सनद खाता मिटा दिया गया (संदर्भ {reference})। आपसे जुड़ा सब कुछ मिटा दिया गया है, सिवाय उसके जो क़ानून हमें रखने को कहता है, और जहाँ क़ानून अनुमति देता है वहाँ आपके नाम और संपर्क के बिना: {kept}। कृपया यह पुष्टि सँभालकर रखें।',
  },
})
