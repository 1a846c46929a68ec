import { defineMessages } from '@sanad/web-kit'

export const privacyNoticeMessages = defineMessages({
  en: {
    title: 'Privacy notice',
    version: (version: number, from: string) => `Version ${version}, from ${from}`,
    loading: 'Loading the privacy notice…',
    failed: 'The privacy notice could not be loaded.',
    close: 'Close',
  },
  hi: {
    title: 'गोपनीयता सूचना',
    version: (version, from) => `संस्करण ${version}, ${from} से`,
    loading: 'गोपनीयता सूचना लोड हो रही है…',
    failed: 'गोपनीयता सूचना लोड नहीं हो सकी।',
    close: 'बंद करें',
  },
})
