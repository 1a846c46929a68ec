import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { findMigrationProblems } from './find-migration-problems.ts'
import { listFiles } from './list-files.ts'

/** Those before were released without the rule. */
const first = 38

const files = await listFiles('apps/server/src/migrations/*.sql')
const checked = files.filter((file) => Number.parseInt(basename(file), 10) >= first)
const problems: string[] = []
for (const file of checked)
  problems.push(...findMigrationProblems(basename(file), await readFile(file, 'utf8')))
for (const problem of problems) console.error(problem)
if (problems.length > 0 || checked.length === 0) process.exit(1)
console.log(`${checked.length} of ${files.length} migrations expand, or say which release they need`)
