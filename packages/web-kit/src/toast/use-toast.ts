import { useCallback } from 'react'
import { useKitDispatch } from '../state/kit-state.ts'
import { type NotificationKind, notificationAdded } from '../state/ui-slice.ts'
import { toastStore } from './toast-store.ts'

/** Shows a message at the top right for five seconds and keeps it among the notifications. */
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
