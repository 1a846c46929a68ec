import { Button, type ButtonProps } from '@sanad/ui'
import { useRef } from 'react'
import { KeyCap, KeyHint } from './key-hint.tsx'
import { keyName, keyShortcut } from './key-name.ts'
import { useKeys } from './use-keys.ts'

export interface ActButtonProps extends Omit<ButtonProps, 'onClick' | 'aria-keyshortcuts'> {
  /** As `keyOf` names it. */
  readonly keys: string
  /** What the list of keys and the palette call it; the button as well, unless it has words of its own. */
  readonly label: string
  readonly onClick: () => void
  /** What the key does while the act is under way; nothing, unless told. */
  readonly onBusy?: () => void
  /** Of rows with the same acts the key means the current one. */
  readonly isBound?: boolean
  /** Of what neither asks nor can be taken back: the key brings the focus there, and the key again or Enter does it. */
  readonly needsEnter?: boolean
  /** Where one works by keys, the key stands in front of the words. */
  readonly isKeyFirst?: boolean
}

/** An act and its key in one: what the button shows, `?` lists and ⌘K offers is what the key does. */
export function ActButton({
  keys,
  label,
  onClick,
  onBusy,
  isBound = true,
  needsEnter = false,
  isKeyFirst = false,
  children = label,
  ...rest
}: ActButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isThere = () => document.activeElement === button.current
  const act = () => (needsEnter && !isThere() ? button.current?.focus() : onClick())
  const run = () => (rest.busy ? onBusy?.() : act())
  useKeys(isBound && !rest.disabled ? [{ keys, label, run, isOnce: needsEnter }] : [])
  return (
    <Button {...rest} ref={button} aria-keyshortcuts={keyShortcut(keys)} onClick={onClick}>
      {isKeyFirst && (
        <>
          <KeyCap>{keyName(keys)}</KeyCap>{' '}
        </>
      )}
      {children}
      {!isKeyFirst && <KeyHint>{keyName(keys)}</KeyHint>}
    </Button>
  )
}
