import { keyOf } from './key-of.ts'
import { areSingleKeysOn } from './single-keys.ts'

export interface KeyBinding {
  /** As `keyOf` names it, or two of them one after the other: `g w`. */
  readonly keys: string
  /** What it does, in the member's language: in the list of keys and in the palette. */
  readonly label: string
  readonly run: () => void
  /** Held down, it does nothing more than pressed. */
  readonly isOnce?: boolean
  /** Of every screen: one that binds the key itself has it. */
  readonly givesWay?: boolean
  /** Of every screen, and known after a day: listed after what is the screen's own. */
  readonly isEverywhere?: boolean
}

/** Groups of the mounted components, the newest last: it wins where two bind the same key, which is a mistake. */
const groups: (() => readonly KeyBinding[])[] = []
/** A sequence is typed within a second. */
const SEQUENCE_MS = 1000
const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'
/** What Enter and Space press by themselves. */
const pressed = 'a[href], button, summary, [role="button"], [role="link"], [role="tab"], [role="radio"]'
const dialogs = ':is([role="dialog"], [role="alertdialog"])'
/** Closed, and still fading out: keys are the screen's again. */
const leaving = `${dialogs}[data-closed]`
const open = `${dialogs}:not([data-closed])`

let first: { key: string; at: number } | undefined

export function addKeys(group: () => readonly KeyBinding[]): () => void {
  groups.push(group)
  return () => {
    groups.splice(groups.indexOf(group), 1)
  }
}

const listeners = new Set<() => void>()

/** Calls `listener` before what a key is bound to is run. */
export function onKeyTaken(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What works now, once for each key. */
export function listKeys(): readonly KeyBinding[] {
  const byKeys = new Map<string, KeyBinding>()
  const bound = groups.flatMap((group) => group())
  const own = bound.filter(({ givesWay }) => !givesWay)
  for (const binding of [...bound.filter(({ givesWay }) => givesWay), ...own])
    byKeys.set(binding.keys, binding)
  return [...byKeys.values()]
}

/** Keys that more than one binding has, and so do something else than one of their buttons says. */
export function listClashes(): readonly string[] {
  const bound = groups.flatMap((group) => group().flatMap(({ keys, givesWay }) => (givesWay ? [] : keys)))
  return [...new Set(bound.filter((keys, at) => bound.indexOf(keys) !== at))]
}

/**
 * Runs what a key press is bound to. Single keys are the text's in a field, and the dialog's where one is open; Enter with
 * Ctrl or ⌘ sends the form in which it is pressed.
 */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  const key = keyOf(event)
  const isCommand = key.startsWith('mod+')
  if (!isCommand && !areSingleKeysOn()) return
  const { target: at } = event
  const target = at instanceof Element && !at.closest(leaving) ? at : undefined
  const form = key === 'mod+enter' && target?.closest('form')
  if (form) {
    event.preventDefault()
    if (!event.repeat) form.requestSubmit()
    return
  }
  if (!isCommand && (target?.closest(fields) || document.querySelector(open))) return
  if ((key === 'enter' || key === 'space') && target?.closest(pressed)) return
  const bindings = listKeys()
  const second = first && event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ${key}` : undefined
  const bound = bindings.find(({ keys }) => keys === second) ?? bindings.find(({ keys }) => keys === key)
  const begins = bindings.some(({ keys }) => keys.startsWith(`${key} `))
  first = !bound && begins ? { key, at: event.timeStamp } : undefined
  if (!bound) return
  event.preventDefault()
  if (event.repeat && bound.isOnce) return
  for (const tell of listeners) tell()
  bound.run()
}
