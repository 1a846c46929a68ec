import { defineMessages } from '../i18n/define-messages.ts'

export const listMessages = defineMessages({
  en: {
    errorTitle: 'Something went wrong',
    tryAgain: 'Try again',
    showMore: 'Show more',
    loadingMore: 'Loading…',
  },
  hi: {
    errorTitle: 'कुछ गड़बड़ हो गई',
    tryAgain: 'फिर कोशिश करें',
    showMore: 'और दिखाएँ',
    loadingMore: 'लोड हो रहा है…',
  },
})
