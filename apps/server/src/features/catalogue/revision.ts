import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceDefinition } from '@sanad/domain'
import { untranslated } from '@sanad/texts/node'
import * as z from 'zod'

const Contents = z.record(z.string(), z.object({ version: z.int().positive(), sha256: z.string() }))
/** By slug: what a version holds, as the start compares it with what applications began with. */
type Contents = z.infer<typeof Contents>

const Revision = z.object({ revision: z.int().nonnegative(), sha256: z.string(), services: Contents })

export const revisionFile = 'revision.json'

/** Goes up with every change of a service, so that a process with an older catalogue is told from one with a newer. */
export async function readRevision(folder: string): Promise<number> {
  return (await readRecordedRevision(folder)).revision
}

export async function readRecordedRevision(folder: string): Promise<z.infer<typeof Revision>> {
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

export function contentsOf(services: readonly ServiceDefinition[]): Contents {
  return Object.fromEntries(
    services.map((service) => {
      const sha256 = createHash('sha256')
        .update(JSON.stringify(untranslated(service)))
        .digest('hex')
      return [service.slug, { version: service.version, sha256 }]
    }),
  )
}

/** Services that were changed under the version they had: with applications of it, a portal would not start any more. */
export function listUnraised(recorded: Contents, current: Contents): string[] {
  return Object.entries(current).flatMap(([slug, { version, sha256 }]) => {
    const former = recorded[slug]
    return former && former.sha256 !== sha256 && version <= former.version ? [slug] : []
  })
}
