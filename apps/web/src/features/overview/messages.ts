import { defineMessages } from '@sanad/web-kit'

export const overviewMessages = defineMessages({
  en: {
    hello: (name: string) => `Namaste, ${name}`,
    helloNobody: 'Namaste',
    nothingToDo: 'Nothing needs you right now.',
    thingsToDo: (count: number) => (count === 1 ? 'One thing needs you.' : `${count} things need you.`),
    needsYou: 'Needs you now',
    moreServices: (shown: number) =>
      `These are your ${shown} newest services. You have more: older ones stand under all services.`,
    others: 'Under way and done',
    allServices: 'See all services',
    apply: 'Apply for a service',
    loading: 'Loading your services…',
    failed: 'Failed to fetch services',
    emptyTitle: 'Welcome to Sanad',
    emptyText:
      'Choose a registration or licence. We prepare it with you and show every step until it is done.',
    stepChoose: 'Choose a service and pay securely',
    stepGive: 'Send your documents from your phone',
    stepFollow: 'Follow every step until you have it',
  },
  hi: {
    hello: (name) => `नमस्ते, ${name}`,
    helloNobody: 'नमस्ते',
    nothingToDo: 'अभी आपको कुछ नहीं करना है।',
    thingsToDo: (count) => `${count} काम आपके लिए बाकी ${count === 1 ? 'है' : 'हैं'}।`,
    needsYou: 'अभी आपको करना है',
    moreServices: (shown) => `ये आपकी ${shown} सबसे नई सेवाएँ हैं। आपकी और सेवाएँ भी हैं: पुरानी “सभी सेवाएँ” में मिलेंगी।`,
    others: 'जारी और पूरे',
    allServices: 'सभी सेवाएँ देखें',
    apply: 'सेवा के लिए आवेदन करें',
    loading: 'आपकी सेवाएँ लोड हो रही हैं…',
    failed: 'सेवाएँ लोड नहीं हो सकीं',
    emptyTitle: 'सनद में आपका स्वागत है',
    emptyText: 'कोई पंजीकरण या लाइसेंस चुनें। हम उसे आपके साथ तैयार करते हैं और पूरा होने तक हर चरण दिखाते हैं।',
    stepChoose: 'सेवा चुनें और सुरक्षित भुगतान करें',
    stepGive: 'अपने फ़ोन से दस्तावेज़ भेजें',
    stepFollow: 'मिलने तक हर चरण देखें',
  },
})
