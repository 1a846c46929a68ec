import { type ApplicationFacts, NO_FACTS } from '../case/application-facts.ts'

/** Instant of the n-th minute of the tests' day. */
export function minute(n: number): string {
  return new Date(Date.UTC(2026, 10, 20, 6, n)).toISOString()
}

export function facts(changes: Partial<ApplicationFacts> = {}): ApplicationFacts {
  return { ...NO_FACTS, ...changes }
}

/** Everything that `service()` asks for, submitted at the minute. */
export function everythingGiven(n: number): Pick<ApplicationFacts, 'documents' | 'fields' | 'extraItems'> {
  const at = minute(n)
  return {
    documents: [{ documentId: 'pan-card', status: 'submitted', at }],
    fields: [
      { fieldId: 'head', at },
      { fieldId: 'seats', at },
    ],
    extraItems: [{ id: 'sector', at }],
  }
}

/** The first settlement of `service()` (item `service`) or of `stagedService()` (item `first-fee`). */
export function paid(item = 'service', n = 0): Pick<ApplicationFacts, 'settled'> {
  return { settled: [{ item, at: minute(n) }] }
}
