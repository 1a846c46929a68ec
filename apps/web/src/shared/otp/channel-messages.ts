import { defineMessages } from '@sanad/web-kit'

/** Words of the page on which a code is asked for over one of three ways. */
export const channelMessages = defineMessages({
  en: {
    channels: 'Where to receive the OTP',
    sms: 'SMS',
    email: 'Email',
    whatsapp: 'WhatsApp',
    requested: 'OTP sent',
    sendTo: (target: string) => `Send OTP to ${target}`,
    incomplete: 'Please enter complete 6-digit OTP',
    waitFor: (time: string) => `Please wait ${time} before requesting another OTP`,
    sendFailed: 'Failed to send OTP. Please try again.',
    unavailable: 'This way is not available for this account yet. Please choose another.',
    nextIn: 'An OTP was sent a moment ago. The next one can be sent in',
    verify: 'Verify OTP',
    checking: 'Checking your verification…',
  },
  hi: {
    channels: 'OTP कहाँ चाहिए',
    sms: 'SMS',
    email: 'ई-मेल',
    whatsapp: 'WhatsApp',
    requested: 'OTP भेजा गया',
    sendTo: (target) => `${target} पर OTP भेजें`,
    incomplete: 'कृपया पूरे 6 अंकों का OTP लिखें',
    waitFor: (time) => `दूसरा OTP माँगने से पहले कृपया ${time} रुकें`,
    sendFailed: 'OTP नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
    unavailable: 'इस खाते के लिए यह तरीका अभी उपलब्ध नहीं है। कृपया दूसरा चुनें।',
    nextIn: 'अभी-अभी एक OTP भेजा गया है। अगला OTP भेजने तक का समय:',
    verify: 'OTP की पुष्टि करें',
    checking: 'आपकी पुष्टि जाँची जा रही है…',
  },
})
