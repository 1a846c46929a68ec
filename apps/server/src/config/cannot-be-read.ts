import { processUser } from '../platform/process-user.ts'

/** Names file, user and reason: a secret that root has laid down is none that the portal's user reads. */
export function cannotBeRead(file: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreadable'
  return `${file} cannot be read by ${processUser()} (${code})`
}
