const titleStart = /['"`]((?:\[[A-Z]+-[\w-]+(?:, ?[A-Z]+-[\w-]+)*\] ?)+)/g
const id = /\b(?:F-\d+|L-[a-z]+)\b/g

/** The faults and limits that the titles of a test file name at their beginning, among others: '[PY-07] [F-01] …'. */
export function readClaims(testFile: string): string[] {
  return [...testFile.matchAll(titleStart)].flatMap(([, ids = '']) => ids.match(id) ?? [])
}
