import { serverKeepalive } from '../watch-pool.ts'

/** What a statement, and within it the wait for a lock, may take. */
export interface Timeouts {
  readonly statementSeconds: number
  /** Fail fast, with an answer that can be tried again. */
  readonly lockSeconds: number
}

/** On the database's side, in milliseconds. */
export const sessionTimeouts = ({ statementSeconds, lockSeconds }: Timeouts) => ({
  statement_timeout: statementSeconds * 1000,
  lock_timeout: lockSeconds * 1000,
  // A machine that vanished within a transaction keeps its locks no longer.
  idle_in_transaction_session_timeout: 30_000,
})

/** `search_path`: nothing of another schema stands in for a table of ours. */
export const fixedSettings = { search_path: 'public', timezone: 'UTC' } as const

/**
 * For statements that find everything by keys: one plan for each, at its first call. PostgreSQL by itself makes five more to
 * compare, and plans some anew at every call, as its estimate of the kept plan is wrong.
 */
export const plannedOnce = '-c plan_cache_mode=force_generic_plan'

/**
 * Start-up parameter `options`; with `role` everything is done as that role, whoever has logged in. Poolers drop it
 * without a word: assert-session.ts looks whether it has arrived.
 */
export function sessionOptions(timeouts: Timeouts, role?: 'sanad_app'): string {
  const settings = { ...(role && { role }), ...fixedSettings, ...sessionTimeouts(timeouts) }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  return [...flags, ...serverKeepalive].join(' ')
}
