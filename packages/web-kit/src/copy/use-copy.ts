import { useToast } from '../toast/use-toast.ts'

/** Copies a text and says so. Undefined where there is no clipboard, as over plain http: the text can still be marked. */
export function useCopy(): ((text: string, copied: string) => void) | undefined {
  const toast = useToast()
  if (!('clipboard' in navigator)) return undefined
  return (text, copied) => void navigator.clipboard.writeText(text).then(() => toast('success', copied))
}
