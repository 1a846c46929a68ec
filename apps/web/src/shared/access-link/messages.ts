import { defineMessages } from '@sanad/web-kit'

export const accessLinkMessages = defineMessages({
  en: {
    loading: 'Loading your application…',
    error: 'Error',
    home: 'Go Back to Home',
    tryAgain: 'Try again',
    missing: 'This link is not complete. Please open it again from the message that you got.',
    loadFailed: 'Something went wrong while fetching the application data.',
    otherTitle: 'This link belongs to another account',
    otherText: (mobile: string) =>
      `You are signed in, but this application belongs to the account of +91 ${mobile}.`,
    otherContinue: 'Sign out and go on',
    otherDashboard: 'Go to my dashboard',
  },
  hi: {
    loading: 'आपका आवेदन लोड हो रहा है…',
    error: 'त्रुटि',
    home: 'होम पर वापस जाएँ',
    tryAgain: 'फिर कोशिश करें',
    missing: 'यह लिंक अधूरा है। कृपया इसे अपने संदेश से फिर खोलें।',
    loadFailed: 'आवेदन की जानकारी लाते समय कुछ गड़बड़ हो गई।',
    otherTitle: 'यह लिंक किसी और खाते का है',
    otherText: (mobile) => `आप लॉगिन हैं, पर यह आवेदन +91 ${mobile} के खाते का है।`,
    otherContinue: 'लॉगआउट करके आगे बढ़ें',
    otherDashboard: 'मेरे डैशबोर्ड पर जाएँ',
  },
})
