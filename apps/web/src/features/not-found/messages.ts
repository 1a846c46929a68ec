import { defineMessages } from '@sanad/web-kit'

export const notFoundMessages = defineMessages({
  en: {
    title: 'Page not found',
    text: 'This address leads nowhere. The link may be old, or a letter may be missing.',
    home: 'Go to Home',
  },
  hi: {
    title: 'पेज नहीं मिला',
    text: 'इस पते पर कोई पेज नहीं है। हो सकता है लिंक पुराना हो या कोई अक्षर छूट गया हो।',
    home: 'होम पर जाएँ',
  },
})
