import { useCallback } from 'react'
import { useKitDispatch } from '../state/kit-state.ts'
import { type NotificationKind, notificationAdded } from '../state/ui-slice.ts'
import { toastStore } from './toast-store.ts'

/** Shows a toast for five seconds and records it in `ui.notifications`. */
export function useToast(): (kind: NotificationKind, text: string) => void {
  const dispatch = useKitDispatch()
  return useCallback(
    (kind, text) => {
      dispatch(notificationAdded({ kind, text }))
      toastStore.show(kind, text)
    },
    [dispatch],
  )
}
