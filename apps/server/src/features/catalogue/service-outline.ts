import type { ServiceDefinition } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'

/** Projection of a service version for lists: without the texts of its own screen. */
export type ServiceOutline = Omit<ServiceDefinition, 'description' | 'summary' | 'points' | 'note'>

/**
 * Outlines of the distinct service versions in `source`, a table expression with `service_slug` and `service_version`:
 * normalised, so that a version is sent once, however many applications use it.
 */
export function serviceOutlines(source: string): RawBuilder<ServiceOutline[]> {
  return sql<ServiceOutline[]>`
    (select coalesce(json_agg(v.definition - '{description,summary,points,note}'::text[]), '[]')
       from service_versions v
      where (v.slug, v.version) in (select service_slug, service_version from ${sql.table(source)}))`
}

/** The version that an application began with. Throws where `outlines` lacks it. */
export function outlineOf(
  { service_slug, service_version }: { service_slug: string; service_version: number },
  outlines: readonly ServiceOutline[],
): ServiceOutline {
  const found = outlines.find(({ slug, version }) => slug === service_slug && version === service_version)
  if (!found) throw new Error(`Version ${service_version} of ${service_slug} is missing`)
  return found
}
