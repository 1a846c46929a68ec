import { useRef } from 'react'

interface RequestIds {
  /** The same id for the same content, until it is recorded: sent again after a cut, it is recorded once. */
  idFor(...content: readonly unknown[]): string
  recorded(): void
}

/** Idempotency keys of what somebody does on a screen. */
export function useRequestId(): RequestIds {
  const ids = useRef(new Map<string, string>())
  return {
    idFor(...content) {
      const text = JSON.stringify(content)
      const id = ids.current.get(text) ?? crypto.randomUUID()
      ids.current.set(text, id)
      return id
    },
    recorded: () => ids.current.clear(),
  }
}
