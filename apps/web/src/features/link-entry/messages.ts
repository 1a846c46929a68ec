import { defineMessages } from '../../shared/i18n/define-messages.ts'

export const linkEntryMessages = defineMessages({
  en: { title: 'Opening your application', loading: 'Loading Data.....', failed: 'Something went wrong' },
  hi: { title: 'आपका आवेदन खुल रहा है', loading: 'डेटा लोड हो रहा है.....', failed: 'कुछ गड़बड़ हो गई' },
})
