import { type Language, languageName } from '@sanad/texts'
import { loadLanguage } from '@sanad/texts/browser'
import { Button, TranslateIcon } from '@sanad/ui'
import { useKitDispatch } from '../state/kit-state.ts'
import { languageSet } from '../state/ui-slice.ts'
import { useLanguage } from './use-messages.ts'

interface LanguageSwitchProps {
  /** Those that the app speaks. */
  languages: readonly Language[]
  onChoose?: ((language: Language) => void) | undefined
}

/** Names each other language in its own words, so that whoever reads only that one finds it. */
export function LanguageSwitch({ languages, onChoose }: LanguageSwitchProps) {
  const dispatch = useKitDispatch()
  const current = useLanguage()
  const choose = async (language: Language) => {
    onChoose?.(language)
    // The screen changes once: when the texts are here.
    if (await loadLanguage(language)) dispatch(languageSet(language))
  }
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <Button
        key={language}
        variant="quiet"
        size="small"
        icon={<TranslateIcon />}
        lang={language}
        onClick={() => void choose(language)}
      >
        {languageName(language)}
      </Button>
    ))
}
