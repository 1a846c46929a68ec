/**
 * The release before this one, which may not run beside it (057 requires its own release). Set to the last commit of a
 * release when the next one begins, but never to one that has the newest migration already: it would prove nothing about
 * the schema. `faults/previous-release.test.ts` holds it to that and proves, from git, that it leaves off on the schema of
 * today. Of one that may run beside this one it has to prove that its main flows work there (`faults/main-flow.ts`), and
 * `check-migrations.ts` compares its grants with those of today.
 */
export const previousRelease = {
  commit: 'b56361fddd1f2645e7988c0eaecae5e995dd5ebc',
  /** Number of its newest migration. */
  newestMigration: 55,
} as const
