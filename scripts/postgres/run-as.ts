import { spawnSync } from 'node:child_process'
import { Failure } from '../failure.ts'

/** The user that PostgreSQL runs as; empty means whoever runs this process. */
export type RunAs = { uid?: number; gid?: number }

/** Named users: initdb refuses a uid that is not in the user database. */
const unprivilegedUsers = ['postgres', 'nobody']

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user. */
export function findRunAs(): RunAs {
  if (process.getuid?.() !== 0) return {}
  for (const user of unprivilegedUsers) {
    const uid = readId('-u', user)
    const gid = readId('-g', user)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Failure(
    'PostgreSQL cannot run as root, and this system has neither a user "postgres" nor "nobody"',
    'Add one ("useradd --system postgres"), or start as another user, or set DATABASE_URL.',
  )
}

/** Asks the operating system: mode bits alone ignore parent folders and access control lists. */
export function canEnter(folder: string, runAs: RunAs): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs, cwd: '/', stdio: 'ignore' })
  return status === 0
}

function readId(flag: '-u' | '-g', user: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
