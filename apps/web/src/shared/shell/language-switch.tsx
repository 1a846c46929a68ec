import { Button, TranslateIcon } from '@sanad/ui'
import { type Language, languageNames, languageSet, useLanguage } from '@sanad/web-kit'
import { useAppDispatch } from '../state/app-state.ts'

/** Names the other language in its own words, so that whoever reads only that one finds it. */
export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const dispatch = useAppDispatch()
  const other = useLanguage() === 'en' ? 'hi' : 'en'
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<TranslateIcon />}
      lang={other}
      onClick={() => {
        dispatch(languageSet(other))
        onChoose?.(other)
      }}
    >
      {languageNames[other]}
    </Button>
  )
}
