import type { NotificationKind } from '../state/ui-slice.ts'

type ToastModule = Pick<typeof import('./toasts.tsx'), 'Toasts' | 'addToast' | 'endToasts'>

let loaded: ToastModule | undefined
let loading: Promise<ToastModule> | undefined
const listeners = new Set<() => void>()

/** External store of the lazily loaded toast library. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Undefined until loaded. */
  container: () => loaded?.Toasts,
  load(): Promise<ToastModule> {
    loading ??= import('./toasts.tsx').then(
      ({ Toasts, addToast, endToasts }) => {
        loaded = { Toasts, addToast, endToasts }
        for (const listener of listeners) listener()
        return loaded
      },
      (error: unknown) => {
        // A chunk that failed to load is requested again on the next attempt.
        loading = undefined
        throw error
      },
    )
    return loading
  },
  /** What was shown before that time; without the library there is none. */
  end(before: number): void {
    loaded?.endToasts(before)
  },
  show(kind: NotificationKind, text: string, source: string): void {
    this.load().then(
      ({ addToast }) => addToast(kind, text, source),
      (error: unknown) => console.warn('A message could not be shown', error),
    )
  },
}
