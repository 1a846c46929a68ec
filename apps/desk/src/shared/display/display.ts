import { readStored, writeStored } from '@sanad/web-kit'
import { useSyncExternalStore } from 'react'

/** How the desk looks on this screen, kept for this browser; light and dark stand with the other preferences. */
const settings = {
  density: ['comfortable', 'compact'],
  contrast: ['usual', 'more'],
} as const
type Setting = keyof typeof settings
type Choice<S extends Setting> = (typeof settings)[S][number]

const storageKeys = { density: 'deskDensity', contrast: 'deskContrast' } as const
const listeners = new Set<() => void>()

function read<S extends Setting>(setting: S): Choice<S> {
  const choices: readonly Choice<S>[] = settings[setting]
  const stored = readStored('localStorage', storageKeys[setting])
  return choices.find((choice) => choice === stored) ?? (choices[0] as Choice<S>)
}

/** Puts what was chosen on the document, whose styles know it (display.css). */
export function applyDisplay(): void {
  const { dataset } = document.documentElement
  dataset.density = read('density')
  dataset.contrast = read('contrast')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useDisplay<S extends Setting>(setting: S): [Choice<S>, (choice: Choice<S>) => void] {
  const choice = useSyncExternalStore(subscribe, () => read(setting))
  return [
    choice,
    (next) => {
      writeStored('localStorage', storageKeys[setting], next)
      applyDisplay()
      for (const listener of listeners) listener()
    },
  ]
}
