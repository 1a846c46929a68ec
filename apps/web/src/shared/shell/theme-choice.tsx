import { frameMessages } from '@sanad/texts/web/shared/frame'
import { RadioGroup } from '@sanad/ui'
import { themeSet, useMessages } from '@sanad/web-kit'
import { useAppDispatch, useAppSelector } from '../state/app-state.ts'

/** `name` tells apart two of them on one page. */
export function ThemeChoice({ name }: { name: string }) {
  const texts = useMessages(frameMessages)
  const dispatch = useAppDispatch()
  const theme = useAppSelector((state) => state.ui.theme)
  return (
    <RadioGroup
      label={texts.theme}
      name={name}
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
