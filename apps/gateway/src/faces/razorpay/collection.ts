import { z } from 'zod'
import { parseInput } from '../../core/parse-input.ts'

const Seconds = z.coerce.number().int().min(0)

/** A page of a list; the rest of the query is the route's own. */
const Page = z.object({
  from: Seconds.optional(),
  to: Seconds.optional(),
  count: z.coerce.number().int().min(1).max(100, 'The count may not be greater than 100.').default(10),
  skip: z.coerce.number().int().min(0).default(0),
})

export function collection<Entity>(items: readonly Entity[]) {
  return { entity: 'collection', count: items.length, items }
}

/** Newest first. */
export function pageOf<Entity extends { created_at: number }>(entities: readonly Entity[], query: unknown) {
  const { from = 0, to = Number.POSITIVE_INFINITY, count, skip } = parseInput(Page, query)
  const wanted = entities.filter(({ created_at }) => created_at >= from && created_at <= to)
  return collection(wanted.toReversed().slice(skip, skip + count))
}
