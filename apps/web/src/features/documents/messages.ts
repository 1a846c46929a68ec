import { defineMessages } from '@sanad/web-kit'

export const documentsMessages = defineMessages({
  en: {
    title: 'Documents',
    intro: 'Everything you gave us, by service, and what is still needed.',
    fileRules: 'PDF, JPG or PNG, up to 10 MB. A clear photo from your phone is fine.',
    loading: 'Loading your documents…',
    failed: 'Your documents could not be loaded.',
    emptyTitle: 'No documents yet',
    emptyText: 'We will require necessary documents after payment completion.',
    myServices: 'My services',

    documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    nothingNeeded: 'Nothing is needed from you here.',
    stillNeeded: (items: number) =>
      items === 1 ? 'Still needed: 1 document or detail' : `Still needed: ${items} documents and details`,
    openService: 'Open the service',
    provide: 'Provide Information',
  },
  hi: {
    title: 'दस्तावेज़',
    intro: 'आपने हमें जो दिया, सेवा के अनुसार, और अभी क्या चाहिए।',
    fileRules: 'PDF, JPG या PNG, 10 MB तक। फ़ोन से ली साफ़ फ़ोटो भी चलेगी।',
    loading: 'आपके दस्तावेज़ लोड हो रहे हैं…',
    failed: 'आपके दस्तावेज़ लोड नहीं हो सके।',
    emptyTitle: 'अभी कोई दस्तावेज़ नहीं',
    emptyText: 'भुगतान पूरा होने के बाद हम ज़रूरी दस्तावेज़ माँगेंगे।',
    myServices: 'मेरी सेवाएँ',

    documents: (count) => `${count} दस्तावेज़`,
    nothingNeeded: 'यहाँ आपसे कुछ नहीं चाहिए।',
    stillNeeded: (items) => `अभी चाहिए: ${items} दस्तावेज़ और जानकारी`,
    openService: 'सेवा खोलें',
    provide: 'जानकारी दें',
  },
})
