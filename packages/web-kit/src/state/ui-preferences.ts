import { isLanguage, type Language } from '@sanad/texts'
import { shownLanguage } from '@sanad/texts/browser'
import { readStored, writeStored } from './browser-storage.ts'
import { initialUi, type Theme, type UiState } from './ui-slice.ts'

const keys = { theme: 'theme', language: 'language' } as const
const themes: readonly string[] = ['light', 'dark', 'system'] satisfies Theme[]

const isTheme = (value: string | null): value is Theme => value !== null && themes.includes(value)

/** Preferences persisted by an earlier visit. An app's blocking boot script reads the same keys before the first paint. */
export function readUiPreferences(): Pick<UiState, 'theme' | 'language'> {
  const theme = readStored('localStorage', keys.theme)
  const language = readStored('localStorage', keys.language)
  return {
    theme: isTheme(theme) ? theme : initialUi.theme,
    language: isLanguage(language) ? language : initialUi.language,
  }
}

/** Persists the preferences and applies them to the document element. */
export function applyUiPreferences({ theme, language }: { theme: Theme; language: Language }): void {
  writeStored('localStorage', keys.theme, theme)
  writeStored('localStorage', keys.language, language)
  const root = document.documentElement
  root.lang = shownLanguage(language)
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
