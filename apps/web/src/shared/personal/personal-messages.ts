import { defineMessages } from '@sanad/web-kit'

export const personalMessages = defineMessages({
  en: {
    name: 'Full Name',
    email: 'Email Address',
    birthDate: 'Date of Birth',
    address: 'Address',
    optional: (label: string) => `${label} (optional)`,
    nameRequired: 'Name is required',
    nameTooLong: 'Please use at most 100 characters',
    emailInvalid: 'Please enter a valid email address',
    birthDateInvalid: 'Please enter a date in the past',
    addressTooLong: 'Please use at most 500 characters',
  },
  hi: {
    name: 'पूरा नाम',
    email: 'ई-मेल पता',
    birthDate: 'जन्म तिथि',
    address: 'पता',
    optional: (label) => `${label} (वैकल्पिक)`,
    nameRequired: 'नाम ज़रूरी है',
    nameTooLong: 'कृपया 100 अक्षरों से ज़्यादा न लिखें',
    emailInvalid: 'कृपया सही ई-मेल पता लिखें',
    birthDateInvalid: 'कृपया बीती हुई तारीख लिखें',
    addressTooLong: 'कृपया 500 अक्षरों से ज़्यादा न लिखें',
  },
})
