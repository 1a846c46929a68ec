import { defineMessages } from '../../shared/i18n/define-messages.ts'

export const supportMessages = defineMessages({
  en: {
    title: 'Help and support',
    intro: 'Short answers first. If yours is not here, write to us.',
    hoursTitle: 'When we process payments',
    hours: 'A payment after 5:30 PM is processed the next business day after 10:30 AM.',
    closedNow: (when: string) => `A payment made now is processed from ${when}.`,
    contactTitle: 'Contact us',
    contactText: 'Monday to Saturday, 10:30 AM to 5:30 PM (India).',
    newTicket: 'Write to us',
    newTicketText: 'Open a ticket. Question and answers stay together.',
    tickets: 'Your tickets',
    ticketsText: 'Read our answers and reply.',
    stillOpen: (topic: string) => `Write to us: ${topic}`,
    answersTitle: 'Help by topic',
  },
  hi: {
    title: 'सहायता',
    intro: 'पहले छोटे जवाब। आपका सवाल यहाँ न हो तो हमें लिखें।',
    hoursTitle: 'हम भुगतान कब संसाधित करते हैं',
    hours: 'शाम 5:30 बजे के बाद का भुगतान अगले कार्यदिवस सुबह 10:30 बजे के बाद संसाधित होता है।',
    closedNow: (when) => `अभी किया गया भुगतान ${when} से संसाधित होगा।`,
    contactTitle: 'हमसे संपर्क करें',
    contactText: 'सोमवार से शनिवार, सुबह 10:30 से शाम 5:30 बजे (भारत)।',
    newTicket: 'हमें लिखें',
    newTicketText: 'टिकट बनाएँ। सवाल और जवाब साथ रहते हैं।',
    tickets: 'आपके टिकट',
    ticketsText: 'हमारे जवाब पढ़ें और उत्तर दें।',
    stillOpen: (topic) => `हमें लिखें: ${topic}`,
    answersTitle: 'विषय के अनुसार सहायता',
  },
})
