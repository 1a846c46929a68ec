import { defineMessages } from '@sanad/web-kit'

export const otpScreenMessages = defineMessages({
  en: {
    title: 'Verify it is you',
    lead: 'Choose where to receive your one-time password (OTP).',
    otherNumber: 'Use another mobile number',
  },
  hi: {
    title: 'अपनी पहचान की पुष्टि करें',
    lead: 'चुनें कि वन-टाइम पासवर्ड (OTP) कहाँ चाहिए।',
    otherNumber: 'दूसरा मोबाइल नंबर इस्तेमाल करें',
  },
})
