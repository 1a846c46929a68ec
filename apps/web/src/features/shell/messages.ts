import { defineMessages } from '../../shared/i18n/define-messages.ts'

export const shellMessages = defineMessages({
  en: {
    skip: 'Skip to content',
    home: 'Sanad, to the overview',
    navigation: 'Sections',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    overview: 'Overview',
    services: 'Services',
  },
  hi: {
    skip: 'सीधे सामग्री पर जाएँ',
    home: 'सनद, सारांश पर जाएँ',
    navigation: 'अनुभाग',
    openMenu: 'मेनू खोलें',
    closeMenu: 'मेनू बंद करें',
    overview: 'सारांश',
    services: 'सेवाएँ',
  },
})
