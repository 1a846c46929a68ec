/**
 * Whether a connection failed because PostgreSQL starts up, recovers from a crash, or shuts down because another start
 * ends. In crash recovery it closes connections that had just begun without a word, for which `pg` has no code.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code === undefined) return error.message === 'Connection terminated unexpectedly'
  return ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)
}

/** Nobody listens: the server has gone. */
export const isRefused = (error: unknown) => error instanceof Error && codeOf(error) === 'ECONNREFUSED'

function codeOf(error: Error): string | undefined {
  return 'code' in error ? String(error.code) : undefined
}
