import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const Revision = z.object({ revision: z.int().nonnegative(), sha256: z.string() })
export type Revision = z.infer<typeof Revision>

export const revisionFile = 'revision.json'

/** Goes up with every change of a service, so that a process with an older catalogue is told from one with a newer. */
export async function readRevision(folder: string): Promise<number> {
  return (await readRecordedRevision(folder)).revision
}

export async function readRecordedRevision(folder: string): Promise<Revision> {
  return Revision.parse(JSON.parse(await readFile(join(folder, revisionFile), 'utf8')))
}

/** Of all services; translations lie elsewhere and count as no change. */
export async function hashCatalogue(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).filter((file) => /\.ya?ml$/.test(file)).sort()) {
    hash.update(`${name}\0`).update(await readFile(join(folder, name)))
  }
  return hash.digest('hex')
}
