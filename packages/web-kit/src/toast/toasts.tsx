import { toastsMessages } from '@sanad/texts/kit/toasts'
import { CloseIcon, IconButton } from '@sanad/ui'
import { type ComponentProps, useEffect, useLayoutEffect } from 'react'
import { type Id, Slide, ToastContainer, type ToastTransition, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toasts.css'
import { useMessages } from '../i18n/use-messages.ts'
import { readStored, writeStored } from '../state/browser-storage.ts'
import { useKitSelector } from '../state/kit-state.ts'
import type { NotificationKind } from '../state/ui-slice.ts'
import type { LeftToastKey } from './left-toast.ts'

interface Shown {
  readonly at: number
  readonly text: string
  /** The component that told it. */
  readonly source: string | undefined
}

const shown = new Map<Id, Shown>()
const mostAtOnce = 3
const roomProperty = '--toast-room'

/**
 * What the same component told before, or anybody in the same words, is replaced: a success beside the failure that it
 * made good contradicts it. The library queues toasts until the container is mounted.
 */
export function addToast(kind: NotificationKind, text: string, source?: string): void {
  const outdated = [...shown.entries()].filter(
    ([id, earlier]) =>
      toast.isActive(id) && (earlier.text === text || (source !== undefined && earlier.source === source)),
  )
  const now = performance.now()
  const replaced = outdated.shift()?.[0]
  for (const [id] of outdated) end(id)
  if (replaced === undefined) {
    const id = toast[kind](text)
    shown.set(id, { at: now, text, source })
    makeRoom([...shown.keys()].filter((other) => other === id || toast.isActive(other)).length)
    return
  }
  // In its place, so that the page does not make room for a moment; a new node, so that the same words are heard again.
  toast.update(replaced, { type: kind, render: <span key={now}>{text}</span> })
  shown.set(replaced, { at: now, text, source })
}

/** With the page that is left: takes away what was shown before that time, and the room that was made for it. */
export function endToasts(before: number): void {
  for (const [id, { at }] of shown) if (at < before) end(id)
  takeRoomBack()
}

/**
 * For all but the first of so many the page makes room on a phone (toasts.css). It stays when they go by themselves: a page
 * that moved then would move under the finger, which misses its target or hits another one.
 */
function makeRoom(count: number): void {
  const { style } = document.documentElement
  const made = Number(style.getPropertyValue(roomProperty))
  style.setProperty(roomProperty, String(Math.max(made, Math.min(count, mostAtOnce) - 1)))
}

function takeRoomBack(): void {
  document.documentElement.style.removeProperty(roomProperty)
  const left = [...shown.keys()].filter((id) => toast.isActive(id)).length
  if (left > 1) makeRoom(left)
}

function end(id: Id): void {
  toast.dismiss(id)
  shown.delete(id)
}

const leftKey: LeftToastKey = 'leftToast'

/** What the page before left (`leaveToast`), once. */
function takeLeftToast(): string | null {
  const text = readStored('sessionStorage', leftKey)
  writeStored('sessionStorage', leftKey, null)
  return text
}

/** The library makes each toast a tab stop, though only its close button can be pressed. */
function SlideWithoutTabStop(props: ComponentProps<ToastTransition>) {
  const { nodeRef } = props
  useLayoutEffect(() => nodeRef.current?.removeAttribute('tabindex'), [nodeRef])
  return <Slide {...props} />
}

export function Toasts() {
  const { label, close } = useMessages(toastsMessages)
  const theme = useKitSelector((state) => state.ui.theme)
  useEffect(() => {
    const left = takeLeftToast()
    if (left) addToast('info', left)
    // Whoever closes it sees why the page moves.
    return toast.onChange(({ status, reason }) => {
      if (status === 'removed' && reason === true) takeRoomBack()
    })
  }, [])
  const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  return (
    <ToastContainer
      aria-label={label}
      hotKeys={() => false}
      // A live region of its own politeness: an alert would cut off what is being read.
      role="status"
      position="top-right"
      autoClose={5000}
      closeButton={({ closeToast }) => (
        <span className="toast-close">
          <IconButton label={close} icon={<CloseIcon />} onClick={() => closeToast(true)} />
        </span>
      )}
      // The library's progress bar has an English label that screen readers announce.
      hideProgressBar
      draggable
      draggablePercent={80}
      newestOnTop
      // Further ones wait.
      limit={mostAtOnce}
      theme={isDark ? 'dark' : 'light'}
      transition={SlideWithoutTabStop}
    />
  )
}
