import { readStored, writeStored } from '@sanad/web-kit'
import { useState } from 'react'

const storageKey = 'deskListFolded'

/** Whether the list on the left shows icons only; kept for this browser. */
export function useFolded(): [folded: boolean, toggle: () => void] {
  const [isFolded, setFolded] = useState(() => readStored('localStorage', storageKey) === 'true')
  const toggle = () => {
    writeStored('localStorage', storageKey, String(!isFolded))
    setFolded(!isFolded)
  }
  return [isFolded, toggle]
}
