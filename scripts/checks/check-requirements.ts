import { readFile } from 'node:fs/promises'
import { listFiles } from './list-files.ts'
import { readClaims, readRows } from './requirement-rows.ts'

const rows = new Set(readRows(await readFile('docs/requirements.md', 'utf8')))
const proven = new Set<string>()
const unknown: string[] = []

for (const file of await listFiles('{apps,packages,e2e,faults,scripts}/**/*.test.{ts,tsx}')) {
  for (const id of readClaims(await readFile(file, 'utf8'))) {
    if (rows.has(id)) proven.add(id)
    else unknown.push(`${file} claims ${id}, which docs/requirements.md does not have`)
  }
}

const missing = [...rows].filter((id) => !proven.has(id))
console.log(
  `${proven.size} of ${rows.size} requirements have a test${missing.length > 0 ? '; these have none:' : ''}`,
)
for (const area of new Set(missing.map((id) => id.slice(0, 2)))) {
  console.log(
    `  ${area}: ${missing
      .filter((id) => id.startsWith(area))
      .map((id) => id.slice(3))
      .join(' ')}`,
  )
}
for (const problem of unknown) console.error(problem)
if (missing.length > 0 || unknown.length > 0 || rows.size === 0) process.exit(1)
