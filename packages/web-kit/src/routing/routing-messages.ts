import { defineMessages } from '../i18n/define-messages.ts'

export const routingMessages = defineMessages({
  en: { loading: (route: string) => `Loading ${route}...` },
  hi: { loading: (route) => `${route} लोड हो रहा है...` },
})
