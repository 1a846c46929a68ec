import { defineMessages } from '../../shared/i18n/define-messages.ts'

export const shellMessages = defineMessages({
  en: {
    home: 'Sanad, to the overview',
    navigation: 'Sections',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    overview: 'Overview',
    services: 'Services',
    tickets: 'Support tickets',
    support: 'Help and support',
    account: (name: string) => `Account of ${name}`,
    accountUnnamed: 'Account',
    logout: 'Log out',
    loggingOut: 'Logging out…',
  },
  hi: {
    home: 'सनद, सारांश पर जाएँ',
    navigation: 'अनुभाग',
    openMenu: 'मेनू खोलें',
    closeMenu: 'मेनू बंद करें',
    overview: 'सारांश',
    services: 'सेवाएँ',
    tickets: 'सहायता टिकट',
    support: 'सहायता',
    account: (name) => `${name} का खाता`,
    accountUnnamed: 'खाता',
    logout: 'लॉग आउट करें',
    loggingOut: 'लॉग आउट हो रहा है…',
  },
})
