import { useToast } from '../toast/use-toast.ts'

/** Copies a text and confirms by a toast. Undefined without the Clipboard API (plain http): the text can be selected. */
export function useCopy(): ((text: string, copied: string) => void) | undefined {
  const toast = useToast()
  if (!('clipboard' in navigator)) return undefined
  return (text, copied) => void navigator.clipboard.writeText(text).then(() => toast('success', copied))
}
