import { useCallback, useId } from 'react'
import { useKitDispatch } from '../state/kit-state.ts'
import { type NotificationKind, notificationAdded } from '../state/ui-slice.ts'
import { toastStore } from './toast-store.ts'

/**
 * Shows a toast for five seconds, in place of the one that the same component showed before, and records it in
 * `ui.notifications`.
 */
export function useToast(): (kind: NotificationKind, text: string) => void {
  const dispatch = useKitDispatch()
  const source = useId()
  return useCallback(
    (kind, text) => {
      dispatch(notificationAdded({ kind, text }))
      toastStore.show(kind, text, source)
    },
    [dispatch, source],
  )
}

/**
 * Takes away what is shown so far. Before a frame covers the page, in which toasts stop to count as long as it has the focus:
 * what it leaves would be told of what happened in it.
 */
export function endToasts(): void {
  toastStore.end(performance.now())
}
