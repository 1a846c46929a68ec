const row = /^\| ([A-Z]{2}-\d+) \|.*$/gm
const state = /\| (planned|later) \|$/
const claim = /['"`]((?:\[[A-Z]{2}-\d+(?:, ?[A-Z]{2}-\d+)*\] ?)+)/g
const id = /[A-Z]{2}-\d+/g

/** `due`: must have a test. The others have none yet: `planned` is being built, `later` is not begun. */
export type RowState = 'due' | 'planned' | 'later'

/** The rows of docs/requirements.md by their ids. */
export function readRows(requirements: string): ReadonlyMap<string, RowState> {
  return new Map(
    [...requirements.matchAll(row)].map(([line, name = '']) => [
      name,
      (line.match(state)?.[1] as RowState | undefined) ?? 'due',
    ]),
  )
}

/** The ids that the titles of a test file begin with: '[PY-07] …' or '[PY-07, PY-08] …'. */
export function readClaims(testFile: string): string[] {
  return [...testFile.matchAll(claim)].flatMap(([, ids = '']) => ids.match(id) ?? [])
}

/** Tests that begin with no row of the area. */
export function findUnclaimed(testFile: string, area: string): string[] {
  const titles = [...testFile.matchAll(/^test\(\s*(['"`])(.*?)\1/gm)].map(([, , title = '']) => title)
  return titles.filter((title) => !title.startsWith(`[${area}-`))
}
