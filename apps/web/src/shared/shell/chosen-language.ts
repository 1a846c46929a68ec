import { isLanguage, type Language } from '@sanad/texts'
import { readStored, writeStored } from '@sanad/web-kit'

const key = 'chosenLanguage'

/** A language that was chosen before login: messages are written in it once somebody has logged in. */
export const keepChosenLanguage = (language: Language) => writeStored('sessionStorage', key, language)

export function findChosenLanguage(): Language | undefined {
  const chosen = readStored('sessionStorage', key)
  return isLanguage(chosen) ? chosen : undefined
}

export const forgetChosenLanguage = () => writeStored('sessionStorage', key, null)
