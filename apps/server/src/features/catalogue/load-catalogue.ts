import { isDeepStrictEqual } from 'node:util'
import type { ServiceDefinition } from '@sanad/domain'
import { untranslated } from '@sanad/texts/node'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { release as ownRelease } from '../../platform/release.ts'

interface Edition {
  /** Of the whole catalogue (catalogue/revision.json); without one it is loaded whatever was loaded before. */
  readonly revision?: number
  /** Of the code, which the database may find too old. */
  readonly release?: number
}

/**
 * Synchronises the catalogue files into the database. Idempotent; a service without a file stays but is not offered any
 * more. A version that an application uses is immutable; one that nobody uses yet is updated. The catalogue only goes up:
 * a process with an older revision leaves it as it is.
 */
export async function loadCatalogue(
  db: Db,
  services: readonly ServiceDefinition[],
  { revision, release = ownRelease }: Edition = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Table lock: serialises processes that start at once, and waits for applications that are being inserted with a
    // reference to a version. Readers are not blocked.
    await sql`lock table service_versions in exclusive mode`.execute(tx)
    await sql`select set_config('sanad.release', ${String(release)}, true)`.execute(tx)
    const { catalogue_revision: loaded } = await tx
      .selectFrom('installation')
      .select('catalogue_revision')
      .executeTakeFirstOrThrow()
    if (revision !== undefined) {
      if (revision < loaded) return
      await tx.updateTable('installation').set({ catalogue_revision: revision }).execute()
    }
    await tx.updateTable('service_versions').set({ offered: false }).execute()
    for (const service of services) await offerService(tx, service)
  })
}

async function offerService(tx: Db, service: ServiceDefinition): Promise<void> {
  const { slug, version } = service
  const known = await tx
    .selectFrom('service_versions')
    .select('definition')
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
  // A better or a further translation is no new content.
  const isSame = isDeepStrictEqual(untranslated(known?.definition), untranslated(service))
  const { rows } = await sql<{ slug: string }>`
    insert into service_versions as v (slug, version, definition)
    values (${slug}, ${version}, ${JSON.stringify(service)})
    on conflict (slug, version) do update set offered = true, definition = excluded.definition
    where ${isSame}
      or not exists (select from applications a where a.service_slug = v.slug and a.service_version = v.version)
    returning slug
  `.execute(tx)
  if (rows.length === 0) throw new Error(changedInUse(service))
}

function changedInUse({ slug, version }: ServiceDefinition): string {
  return (
    `catalogue/${slug}.yaml: version ${version} is in use by applications and its content has changed. ` +
    `Set "version: ${version + 1}" so that running applications keep what they began with.`
  )
}
