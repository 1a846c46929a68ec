import { defineMessages } from '../i18n/define-messages.ts'

export const otpMessages = defineMessages({
  en: {
    boxes: 'One-time password (6 digits)',
    pasteInvalid: 'Please paste a valid 6-digit OTP',
    expired: 'OTP has expired. Please request a new one.',
    invalid: 'Invalid OTP. Please try again.',
    noToken: 'Authentication failed. Please try again.',
    requestUnknown: 'Unknown error while requesting OTP',
    statusUnknown: 'Unknown error while checking status',
    verifyUnknown: 'Unknown error during OTP verification',
    sentTo: (target: string) => `We sent a 6-digit OTP to ${target}`,
    sending: 'Sending OTP…',
    resend: 'Resend OTP',
    resendIn: 'Time until another OTP can be sent',
    verifying: 'Verifying…',
  },
  hi: {
    boxes: 'वन-टाइम पासवर्ड (6 अंक)',
    pasteInvalid: 'कृपया 6 अंकों का सही OTP पेस्ट करें',
    expired: 'OTP का समय समाप्त हो गया। कृपया नया OTP मँगाएँ।',
    invalid: 'OTP सही नहीं है। कृपया फिर कोशिश करें।',
    noToken: 'पहचान की पुष्टि नहीं हो सकी। कृपया फिर कोशिश करें।',
    requestUnknown: 'OTP मँगाते समय कोई गड़बड़ी हुई',
    statusUnknown: 'स्थिति जाँचते समय कोई गड़बड़ी हुई',
    verifyUnknown: 'OTP की पुष्टि में कोई गड़बड़ी हुई',
    sentTo: (target) => `हमने 6 अंकों का OTP ${target} पर भेजा है`,
    sending: 'OTP भेजा जा रहा है…',
    resend: 'OTP फिर भेजें',
    resendIn: 'दूसरा OTP भेजने तक का समय',
    verifying: 'पुष्टि हो रही है…',
  },
})
