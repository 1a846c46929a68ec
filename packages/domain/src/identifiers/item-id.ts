import * as z from 'zod/mini'

/** Longest item id, in characters; schemas that take an unknown id take no longer one. */
export const maxItemId = 60

/** Permanent name of a document, field, stage, option or extra item within its service. */
export const ItemId = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(maxItemId))
export type ItemId = z.infer<typeof ItemId>
