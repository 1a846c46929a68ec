import { type Language, languageName, offeredLanguages } from '@sanad/texts'
import { loadLanguage } from '@sanad/texts/browser'
import { Button, TranslateIcon } from '@sanad/ui'
import { languageSet, useLanguage } from '@sanad/web-kit'
import { useAppDispatch } from '../state/app-state.ts'

/** Names each other language in its own words, so that whoever reads only that one finds it. */
export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const dispatch = useAppDispatch()
  const current = useLanguage()
  const choose = async (language: Language) => {
    onChoose?.(language)
    // The screen changes once: when the texts are here.
    if (await loadLanguage(language)) dispatch(languageSet(language))
  }
  return offeredLanguages
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
