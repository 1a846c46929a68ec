import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../postgres/is-alive.ts'
import { stopPostgres } from '../postgres/server.ts'

/** A database in memory is copied in 11–17 ms; on a disk that takes longer with every copy. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const prefix = 'sanad-test-'

/** What the folder of a PostgreSQL for tests begins with; its process number tells when it is abandoned. */
export const scratchPrefix = join(scratch, `${prefix}${process.pid}-`)

/** Runs that were killed leave their server behind. */
export async function removeAbandonedServers(): Promise<void> {
  for (const name of await readdir(scratch)) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await stopPostgres(join(scratch, name)).catch(() => undefined)
    await rm(join(scratch, name), { recursive: true, force: true })
  }
}
