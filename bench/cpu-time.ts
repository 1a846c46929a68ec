import { readdir, readFile } from 'node:fs/promises'
import type { Stack } from '../faults/harness/stack.ts'

/** Microseconds of CPU that a process has used; Linux alone tells. One tick of its clock is 10 ms. */
export async function cpuOf(pid: number): Promise<number> {
  return (await statOf(pid))?.micros ?? 0
}

/** … that a PostgreSQL has used with all its processes, ended ones included. */
export async function cpuOfCluster(postmaster: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const stats = await Promise.all(pids.map(statOf))
  const children = stats.filter((stat) => stat?.parent === postmaster)
  const own = await statOf(postmaster)
  return children.reduce(
    (sum, stat) => sum + (stat?.micros ?? 0),
    (own?.micros ?? 0) + (own?.endedMicros ?? 0),
  )
}

/** The parent of every process of the database. */
export async function findPostmaster({ database }: Pick<Stack, 'database'>): Promise<number> {
  const [row] = await database.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  )
  return row?.pid ?? 0
}

interface Stat {
  readonly parent: number
  readonly micros: number
  /** Of children that have ended. */
  readonly endedMicros: number
}

export async function statOf(pid: number): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // After the name, which may hold spaces and parentheses itself.
  const fields = text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  if (!fields) return undefined
  const [, parent = 0] = fields
  const micros = (at: number) => ((fields[at] ?? 0) + (fields[at + 1] ?? 0)) * 10_000
  return { parent, micros: micros(11), endedMicros: micros(13) }
}
