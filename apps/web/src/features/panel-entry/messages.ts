import { defineMessages } from '@sanad/web-kit'

export const panelEntryMessages = defineMessages({
  en: { title: 'Service centre', opening: 'Opening the customer’s portal…' },
  hi: { title: 'सेवा केंद्र', opening: 'ग्राहक का पोर्टल खुल रहा है…' },
})
