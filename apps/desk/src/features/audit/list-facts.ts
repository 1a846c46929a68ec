/** One detail of an entry; of a change, what was there before. */
export interface Fact {
  readonly key: string
  readonly value: unknown
  readonly before?: unknown
}

type Details = Readonly<Record<string, unknown>>

/** The details one by one: of what is recorded before and after, the fields that differ. */
export function listFacts({ before, after, ...details }: Details): Fact[] {
  const { from, to, ...others } = details
  const hasBoth = isGiven(from) && isGiven(to)
  const rest = hasBoth ? others : details
  return [
    ...(isRecord(before) && isRecord(after) ? listChanges(before, after) : []),
    ...(hasBoth ? [{ key: 'changed', before: from, value: to }] : []),
    ...Object.entries(rest).flatMap(([key, value]) => {
      // The type of a document is its id once more.
      if (!isGiven(value) || key === 'document_type') return []
      return isRecord(value) ? listFacts(value) : [{ key, value }]
    }),
  ]
}

function listChanges(before: Details, after: Details): Fact[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Fact[] => {
    const [former, now] = [before[key], after[key]]
    if (JSON.stringify(former) === JSON.stringify(now)) return []
    if (isRecord(former) && isRecord(now)) return listChanges(former, now)
    return [{ key, before: former, value: now }]
  })
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''

const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
