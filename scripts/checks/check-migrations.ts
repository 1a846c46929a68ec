import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { findLostGrants } from './find-lost-grants.ts'
import { findMigrationProblems, requiresRelease } from './find-migration-problems.ts'
import { listFiles } from './list-files.ts'
import { previousRelease } from './previous-release.ts'

/** Those before were released without the rule. */
const first = 38
const folder = 'apps/server/src/migrations'

const files = await listFiles(`${folder}/*.sql`)
const numberOf = (file: string) => Number.parseInt(basename(file), 10)
const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
const checked = texts.filter(([file]) => numberOf(file) >= first)
const problems = checked.flatMap(([file, text]) => findMigrationProblems(basename(file), text))

const { commit, newestMigration } = previousRelease
const grants = await readFile(`${folder}/grants.sql`, 'utf8')
const required = Math.max(...texts.map(([, text]) => requiresRelease(text)))
if (required > newestMigration)
  problems.push(
    `previous-release.ts names a release (${newestMigration}) that may not run beside this one: choose the first that ` +
      `has ${required}`,
  )
// An excuse holds for the release that it names.
const isExcused = grants.includes(`-- The release before (${newestMigration}): `)
if (!isExcused) {
  const before = execFileSync('git', ['show', `${commit}:${folder}/grants.sql`], { encoding: 'utf8' })
  problems.push(
    ...findLostGrants(before, grants).map(
      (loss) =>
        `grants.sql ${loss}, which the release before may need: keep it until the next release, add ` +
        `"select require_release(…)" to a migration, or "-- The release before (${newestMigration}): why it can work with it"`,
    ),
  )
}
for (const problem of problems) console.error(problem)
if (problems.length > 0 || checked.length === 0) process.exit(1)
console.log(
  `${checked.length} of ${files.length} migrations and the grants expand, or say which release they need`,
)
