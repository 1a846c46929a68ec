import { readFile } from 'node:fs/promises'
import { readClaims } from './fault-claims.ts'
import { listFiles } from './list-files.ts'

/** Ids of the faults that the product survives and of the limits that it enforces; each must be named by a test. */
const expected = [
  ...Array.from({ length: 52 }, (_, index) => `F-${String(index + 1).padStart(2, '0')}`),
  ...['otp', 'tries', 'sends', 'session', 'links', 'panel', 'upload', 'bodies'].map((name) => `L-${name}`),
]

const proven = new Set<string>()
const unknown: string[] = []
for (const file of await listFiles('{apps,packages,e2e,faults,scripts}/**/*.test.{ts,tsx}')) {
  for (const id of readClaims(await readFile(file, 'utf8'))) {
    if (expected.includes(id)) proven.add(id)
    else unknown.push(`${file} claims ${id}, which is no fault or limit`)
  }
}

const missing = expected.filter((id) => !proven.has(id))
console.log(`${proven.size} of ${expected.length} faults and limits have a test`)
for (const id of missing) console.error(`no test causes ${id}`)
for (const problem of unknown) console.error(problem)
if (missing.length > 0 || unknown.length > 0) process.exit(1)
