import { useRef } from 'react'

interface RequestIds {
  /** The same id for the same content, until it is recorded: sent again after a cut, it is recorded once. */
  idFor(...content: readonly unknown[]): string
  recorded(): void
}

/** Idempotency keys of what somebody writes on a screen. */
export function useRequestId(): RequestIds {
  const last = useRef<{ content: string; id: string }>(undefined)
  return {
    idFor(...content) {
      const text = JSON.stringify(content)
      if (last.current?.content !== text) last.current = { content: text, id: crypto.randomUUID() }
      return last.current.id
    },
    recorded() {
      last.current = undefined
    },
  }
}
