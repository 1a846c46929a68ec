import { userInfo } from 'node:os'

/** Whom files and folders must let in. A container's user may have no name. */
export function processUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
