import { defineTemplate } from '../message-template.ts'

export const emailChanged = defineTemplate({
  name: 'email-changed',
  category: 'utility',
  params: ['email'],
  subject: { en: 'Your e-mail address was changed', hi: 'आपका ई-मेल पता बदला गया' },
  text: {
    en: 'The e-mail address of your Sanad account was changed to {email}. If this was not you, please contact support at once.',
    hi: 'आपके सनद खाते का ई-मेल पता बदलकर {email} किया गया। यदि यह आपने नहीं किया, तो कृपया तुरंत सहायता से संपर्क करें।',
  },
})
