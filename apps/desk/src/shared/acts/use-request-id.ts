import { useRef } from 'react'

interface RequestIds {
  /** The same id for the same content, until it is recorded: sent again after a cut, it is recorded once. */
  idFor(...content: readonly unknown[]): string
  /** Of a form that does one thing. */
  recorded(): void
  /** Sends with the id of the content, which is forgotten alone once it is recorded. Passes on what the call rejects with. */
  once<Answer>(
    content: readonly unknown[],
    send: (request_id: string) => PromiseLike<Answer>,
  ): Promise<Answer>
}

/** Idempotency keys of what somebody does on a screen. */
export function useRequestId(): RequestIds {
  const ids = useRef(new Map<string, string>())
  const idFor = (...content: readonly unknown[]) => {
    const text = JSON.stringify(content)
    const id = ids.current.get(text) ?? crypto.randomUUID()
    ids.current.set(text, id)
    return id
  }
  return {
    idFor,
    recorded: () => ids.current.clear(),
    async once(content, send) {
      const answer = await send(idFor(...content))
      ids.current.delete(JSON.stringify(content))
      return answer
    },
  }
}
