import { isCalendarDate, isEmail, isMinor, maxAddress, maxPersonName, normaliseEmail } from '@sanad/domain'
import { personalMessages } from '@sanad/texts/web/shared/personal'
import { useMessages } from '@sanad/web-kit'
import { todayInIndia } from '../fields/today-in-india.ts'

export const firstBirthDate = '1900-01-01'

/** Validation rules for `register`, equal to the server's. */
export function usePersonalRules() {
  const texts = useMessages(personalMessages)
  return {
    name: {
      validate: (name: string) =>
        (!name.trim() && texts.nameRequired) ||
        name.trim().length <= maxPersonName ||
        texts.nameTooLong({ max: maxPersonName }),
    },
    email: { validate: (email: string) => isEmail(normaliseEmail(email)) || texts.emailInvalid },
    birthDate: {
      validate: (date: string) =>
        !date ||
        (!isCalendarDate(date) && texts.birthDateUnknown) ||
        (date > todayInIndia() && texts.birthDateInvalid) ||
        !isMinor(date, todayInIndia()) ||
        texts.birthDateMinor,
    },
    address: {
      validate: (address: string) =>
        address.trim().length <= maxAddress || texts.addressTooLong({ max: maxAddress }),
    },
  }
}
