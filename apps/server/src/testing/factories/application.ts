import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Selection } from '@sanad/contracts'
import type { ServiceDefinition } from '@sanad/domain'
import { readCatalogue } from '../../features/catalogue/read-catalogue.ts'
import type { Services } from '../../platform/services.ts'

const catalogue = readCatalogue(fileURLToPath(new URL('../../../../../catalogue', import.meta.url)))

/** A service as its data file says it. */
export async function serviceOf(slug: string): Promise<ServiceDefinition> {
  const found = (await catalogue).find((service) => service.slug === slug)
  if (!found) throw new Error(`The catalogue has no service ${slug}`)
  return found
}

export interface ApplicationFields {
  readonly customerId: string
  readonly slug?: string
  readonly stateId?: number | null
  readonly quantity?: number
  readonly selection?: Selection
  readonly discount?: string
}

/** An unpaid application, written past the API. */
export async function createApplication(
  { db }: Pick<Services, 'db'>,
  { customerId, slug = 'tc-registration', stateId = 21, quantity, selection, discount }: ApplicationFields,
): Promise<{ applicationId: string; trackId: string; service: ServiceDefinition }> {
  const service = await serviceOf(slug)
  await db
    .insertInto('service_versions')
    .values({ slug, version: service.version, definition: JSON.stringify(service) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const trackId = `${service.code}-${randomBytes(5).toString('hex').toUpperCase()}`
  const { id } = await db
    .insertInto('applications')
    .values({
      customer_id: customerId,
      service_slug: slug,
      service_version: service.version,
      track_id: trackId,
      state_id: stateId,
      ...(quantity === undefined ? {} : { quantity }),
      ...(selection === undefined ? {} : { selection: JSON.stringify(selection) }),
      ...(discount === undefined ? {} : { discount_price: discount }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { applicationId: id, trackId, service }
}
