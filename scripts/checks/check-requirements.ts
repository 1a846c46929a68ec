import { readFile } from 'node:fs/promises'
import { listFiles } from './list-files.ts'
import { findUnclaimed, type RowState, readClaims, readRows } from './requirement-rows.ts'

const rows = readRows(await readFile('docs/requirements.md', 'utf8'))
const proven = new Set<string>()
const problems: string[] = []

for (const file of await listFiles('{apps,packages,e2e,faults,scripts}/**/*.test.{ts,tsx}')) {
  const text = await readFile(file, 'utf8')
  if (/^e2e\/desk-/.test(file)) {
    problems.push(...findUnclaimed(text, 'DK').map((title) => `${file}: “${title}” names no row of the desk`))
  }
  for (const id of readClaims(text)) {
    const state = rows.get(id)
    if (!state) problems.push(`${file} claims ${id}, which docs/requirements.md does not have`)
    else if (state !== 'due')
      problems.push(`${file} proves ${id}: take “${state}” from its row in docs/requirements.md`)
    else proven.add(id)
  }
}

const idsOf = (wanted: RowState) =>
  [...rows].filter(([id, state]) => state === wanted && !proven.has(id)).map(([id]) => id)

function list(ids: readonly string[]): void {
  for (const area of new Set(ids.map((id) => id.slice(0, 2)))) {
    const numbers = ids.filter((id) => id.startsWith(area)).map((id) => id.slice(3))
    console.log(`  ${area}: ${numbers.join(' ')}`)
  }
}

const missing = idsOf('due')
console.log(
  `${proven.size} of ${rows.size} requirements have a test${missing.length > 0 ? '; these are due and have none:' : ''}`,
)
list(missing)
for (const state of ['planned', 'later'] as const) {
  const ids = idsOf(state)
  if (ids.length > 0) console.log(`${ids.length} are ${state}:`)
  list(ids)
}
for (const problem of problems) console.error(problem)
if (missing.length > 0 || problems.length > 0 || rows.size === 0) process.exit(1)
