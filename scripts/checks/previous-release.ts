/**
 * The release before this one, which may not run beside it (046 requires its own release). Set to the last commit of a
 * release when the next one begins, but never to one that has the newest migration already: it would prove nothing about
 * the schema. `faults/previous-release.test.ts` holds it to that and proves, from git, that it leaves off on the schema of
 * today. Of one that may run beside this one it has to prove that its main flows work there (`faults/main-flow.ts`), and
 * `check-migrations.ts` compares its grants with those of today.
 */
export const previousRelease = {
  commit: 'f6c8d11b84c2030e937f73daa8c7625d60a0e3b6',
  /** Number of its newest migration. */
  newestMigration: 38,
} as const
