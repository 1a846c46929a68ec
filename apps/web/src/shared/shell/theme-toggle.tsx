import { frameMessages } from '@sanad/texts/web/shared/frame'
import { IconButton, MoonIcon, SunIcon } from '@sanad/ui'
import { themeSet, useMessages } from '@sanad/web-kit'
import { useAppDispatch, useAppSelector } from '../state/app-state.ts'

/** From light to dark and back. */
export function ThemeToggle() {
  const texts = useMessages(frameMessages)
  const dispatch = useAppDispatch()
  const isDark = useAppSelector((state) => state.ui.theme) === 'dark'
  return (
    <IconButton
      label={isDark ? texts.toLight : texts.toDark}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onClick={() => dispatch(themeSet(isDark ? 'light' : 'dark'))}
    />
  )
}
