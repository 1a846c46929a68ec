import { defineTemplate } from '../message-template.ts'

export const erasureRequested = defineTemplate({
  name: 'erasure-requested',
  category: 'utility',
  params: ['reference', 'day'],
  subject: { en: 'Your account will be erased', hi: 'आपका खाता मिटाया जाएगा' },
  text: {
    en: 'We will erase your Sanad account on {day} (reference {reference}). Until then you can cancel this in your profile under Privacy. If this was not you, please cancel it and contact support.',
    hi: 'हम {day} को आपका सनद खाता मिटा देंगे (संदर्भ {reference})। तब तक आप अपनी प्रोफ़ाइल में गोपनीयता के अंतर्गत इसे रद्द कर सकते हैं। यदि यह आपने नहीं किया, तो कृपया इसे रद्द करें और सहायता से संपर्क करें।',
  },
})
