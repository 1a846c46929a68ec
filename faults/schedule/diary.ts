import type { Answer } from '@sanad/testing'

/** The event log of a round, printed when it failed. */
export interface Diary {
  note(text: string): void
  /** Records a fault of the product: something that must not happen under any injected fault. */
  blame(text: string): void
  /** Summary of an answer; a 500 counts as a fault of the product. */
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
      // Under any injected fault the portal must answer that it, or the gateway, is unavailable; never 500.
      if (status === 500) blame(`the portal answered ${told}`)
      return told
    },
    faults,
    toString: () => lines.join('\n'),
  }
}
