import type { Answer } from '@sanad/testing'

/** What happened in a round, to be read when it went wrong. */
export interface Diary {
  note(text: string): void
  /** What must never happen, whatever goes wrong around it. */
  blame(text: string): void
  /** An answer in short; one of 500 is blamed on the portal. */
  tell(answer: Answer): string
  readonly faults: readonly string[]
  toString(): string
}

export function createDiary(): Diary {
  const began = performance.now()
  const lines: string[] = []
  const faults: string[] = []
  const note = (text: string) => {
    lines.push(`${String(Math.round(performance.now() - began)).padStart(6)} ms  ${text}`)
  }
  const blame = (text: string) => {
    note(`!! ${text}`)
    faults.push(text)
  }
  return {
    note,
    blame,
    tell({ status, body }) {
      const told = `${status} ${JSON.stringify(body)?.slice(0, 150) ?? ''}`
      // Whatever breaks around it, the portal knows what happened: it is unavailable, or the gateway is.
      if (status === 500) blame(`the portal answered ${told}`)
      return told
    },
    faults,
    toString: () => lines.join('\n'),
  }
}
