const row = /^\| ([A-Z]{2}-\d+) \|/gm
const claim = /['"`]((?:\[[A-Z]{2}-\d+(?:, ?[A-Z]{2}-\d+)*\] ?)+)/g
const id = /[A-Z]{2}-\d+/g

/** The ids of docs/requirements.md. */
export function readRows(requirements: string): string[] {
  return [...requirements.matchAll(row)].map(([, name = '']) => name)
}

/** The ids that the titles of a test file begin with: '[PY-07] …' or '[PY-07, PY-08] …'. */
export function readClaims(testFile: string): string[] {
  return [...testFile.matchAll(claim)].flatMap(([, ids = '']) => ids.match(id) ?? [])
}
