import { defineMessages } from '@sanad/web-kit'

export const homeOldMessages = defineMessages({
  en: {
    title: 'Welcome to Sanad',
    lead: 'Registrations and licences for your business, from the first paper to the certificate.',
    login: 'Log in',
    register: 'Create an account',
    services: 'What we do for you',
    loading: 'Loading the services…',
    failed: 'Failed to fetch services',
    from: (price: string) => `from ${price}, with tax`,
  },
  hi: {
    title: 'सनद में आपका स्वागत है',
    lead: 'आपके व्यवसाय के पंजीकरण और लाइसेंस, पहले कागज़ से प्रमाणपत्र तक।',
    login: 'लॉगिन करें',
    register: 'खाता बनाएँ',
    services: 'हम आपके लिए क्या करते हैं',
    loading: 'सेवाएँ लोड हो रही हैं…',
    failed: 'सेवाएँ नहीं लाई जा सकीं',
    from: (price) => `${price} से, कर सहित`,
  },
})
