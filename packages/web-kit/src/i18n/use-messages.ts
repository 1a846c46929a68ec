import { useKitSelector } from '../state/kit-state.ts'
import type { Language } from './language.ts'

/** The texts of a feature in the customer's language. */
export function useMessages<Texts>(messages: Record<Language, Texts>): Texts {
  return messages[useLanguage()]
}

export function useLanguage(): Language {
  return useKitSelector((state) => state.ui.language)
}
