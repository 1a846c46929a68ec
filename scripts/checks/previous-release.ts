/**
 * The oldest release that may run beside this one: the first after the last migration that requires a release. Set to
 * another when a migration requires a newer one, to the commit of that migration. `faults/previous-release.test.ts` runs
 * it from git on the schema of today, beside a portal of today; `check-migrations.ts` compares its grants with those of
 * today, and fails where it is refused.
 */
export const previousRelease = {
  commit: '69f4f53b89b79531378a0e734338c38fc11312b0',
  /** Number of its newest migration. */
  newestMigration: 67,
} as const
