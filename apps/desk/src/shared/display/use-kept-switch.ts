import { readStored, writeStored } from '@sanad/web-kit'
import { useState } from 'react'

/** How somebody likes the desk to look, kept for this browser: on, or off as at first. */
export function useKeptSwitch(
  storageKey: 'deskListFolded' | 'deskPaperAlone',
): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => readStored('localStorage', storageKey) === 'true')
  const toggle = () => {
    writeStored('localStorage', storageKey, String(!isOn))
    setOn(!isOn)
  }
  return [isOn, toggle]
}
