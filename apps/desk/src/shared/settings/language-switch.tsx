import { completeLanguages, type Language, languageName } from '@sanad/texts'
import { loadLanguage } from '@sanad/texts/browser'
import { Button, TranslateIcon } from '@sanad/ui'
import { languageSet, useLanguage } from '@sanad/web-kit'
import { useDeskDispatch } from '../state/desk-state.ts'

/** The desk speaks the languages that are complete; each is named in its own words. */
export function LanguageSwitch() {
  const dispatch = useDeskDispatch()
  const current = useLanguage()
  const choose = async (language: Language) => {
    // The screen changes once: when the texts are here.
    if (await loadLanguage(language)) dispatch(languageSet(language))
  }
  return completeLanguages
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
