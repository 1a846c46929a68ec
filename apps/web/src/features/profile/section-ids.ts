/** Targets of the links to the sections of the account. */
export const sectionIds = {
  person: 'who-you-are',
  contact: 'contact',
  display: 'language-and-theme',
  notifications: 'how-we-reach-you',
  businesses: 'business-profile',
  accounts: 'accounts',
  sessions: 'sessions',
  privacy: 'privacy',
} as const
