import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../postgres/is-alive.ts'
import { stopPostgres } from '../postgres/server.ts'

/** In memory (tmpfs) a template is copied in 11–17 ms; on a disk each copy takes longer than the one before. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const prefix = 'sanad-test-'

/** Prefix of the folder of a PostgreSQL for tests; the pid in it tells when it is abandoned. */
export const scratchPrefix = join(scratch, `${prefix}${process.pid}-`)

/** Cleans up after killed test runs, which leave their server running. */
export async function removeAbandonedServers(): Promise<void> {
  for (const name of await readdir(scratch)) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await stopPostgres(join(scratch, name)).catch(() => undefined)
    await rm(join(scratch, name), { recursive: true, force: true })
  }
}
