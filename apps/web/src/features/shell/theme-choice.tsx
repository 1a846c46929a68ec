import { frameMessages } from '@sanad/texts/web/shared/frame'
import { RadioGroup } from '@sanad/ui'
import { themeSet, useMessages } from '@sanad/web-kit'
import { useAppDispatch, useAppSelector } from '../../shared/state/app-state.ts'

export function ThemeChoice() {
  const texts = useMessages(frameMessages)
  const dispatch = useAppDispatch()
  const theme = useAppSelector((state) => state.ui.theme)
  return (
    <RadioGroup
      label={texts.theme}
      name="theme"
      value={theme}
      onValueChange={(chosen) => dispatch(themeSet(chosen))}
      options={[
        { value: 'light', label: texts.themeLight },
        { value: 'dark', label: texts.themeDark },
        { value: 'system', label: texts.themeSystem },
      ]}
    />
  )
}
