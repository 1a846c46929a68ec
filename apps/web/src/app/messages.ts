import { defineMessages } from '@sanad/web-kit'

export const appMessages = defineMessages({
  en: {
    initializing: 'Initializing Application...',
    verifying: 'Verifying authentication...',
    errorTitle: 'Something went wrong',
    errorText: 'This page could not be shown. Nothing that you saved is lost.',
    refresh: 'Refresh Page',
    goHome: 'Go Home',
  },
  hi: {
    initializing: 'एप्लिकेशन शुरू हो रहा है...',
    verifying: 'पहचान की जाँच हो रही है...',
    errorTitle: 'कुछ गड़बड़ हो गई',
    errorText: 'यह पेज नहीं दिखाया जा सका। आपने जो सहेजा था वह सुरक्षित है।',
    refresh: 'पेज रीफ़्रेश करें',
    goHome: 'होम पर जाएँ',
  },
})
