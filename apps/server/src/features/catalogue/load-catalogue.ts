import type { ServiceDefinition } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/**
 * Puts the catalogue into the database: what it holds is offered, everything else is kept but offered no longer.
 * A version that an application uses never changes; one that nobody uses yet may.
 */
export async function loadCatalogue(db: Db, services: readonly ServiceDefinition[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Several processes may start at once, and no application may begin on a version while it changes: this waits
    // for those that are just being made, and lets reading go on.
    await sql`lock table service_versions in exclusive mode`.execute(tx)
    await tx.updateTable('service_versions').set({ offered: false }).execute()
    for (const service of services) await offerService(tx, service)
  })
}

async function offerService(tx: Db, service: ServiceDefinition): Promise<void> {
  const definition = JSON.stringify(service)
  const { rows } = await sql<{ slug: string }>`
    insert into service_versions as v (slug, version, definition)
    values (${service.slug}, ${service.version}, ${definition})
    on conflict (slug, version) do update set offered = true, definition = excluded.definition
    where v.definition = excluded.definition
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
