import { useState } from 'react'
import { IconButton, MoonIcon, SunIcon } from '../src/index.ts'

export function ThemeSwitch() {
  const [dark, setDark] = useState(document.documentElement.dataset.theme === 'dark')
  const change = () => {
    document.documentElement.dataset.theme = dark ? 'light' : 'dark'
    setDark(!dark)
  }
  return (
    <IconButton
      label={dark ? 'Light theme' : 'Dark theme'}
      icon={dark ? <SunIcon /> : <MoonIcon />}
      onClick={change}
    />
  )
}
