import type { Attack } from '../attack.ts'

/** The attacks that once succeeded, one file each. */
export const allReplays: readonly Attack[] = []
