import type { ServiceDefinition } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'

/** A service without the texts that only its own screen shows. */
export type ServiceOutline = Omit<ServiceDefinition, 'description' | 'summary' | 'points' | 'note'>

/**
 * For a statement whose table `source` has applications' `service_slug` and `service_version`: each of these versions
 * once, so that a service travels once, whatever the number of its applications.
 */
export function serviceOutlines(source: string): RawBuilder<ServiceOutline[]> {
  return sql<ServiceOutline[]>`
    (select coalesce(json_agg(v.definition - '{description,summary,points,note}'::text[]), '[]')
       from service_versions v
      where (v.slug, v.version) in (select service_slug, service_version from ${sql.table(source)}))`
}

/** The version that an application began with. */
export function outlineOf(
  { service_slug, service_version }: { service_slug: string; service_version: number },
  outlines: readonly ServiceOutline[],
): ServiceOutline {
  const found = outlines.find(({ slug, version }) => slug === service_slug && version === service_version)
  if (!found) throw new Error(`Version ${service_version} of ${service_slug} is missing`)
  return found
}
