/** What happened in a round, to be read when it went wrong. */
export interface Diary {
  note(text: string): void
  /** What must never happen, whatever goes wrong around it. */
  blame(text: string): void
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
  return {
    note,
    blame(text) {
      note(`!! ${text}`)
      faults.push(text)
    },
    faults,
    toString: () => lines.join('\n'),
  }
}
