import * as z from 'zod/mini'

/** Maximum length of an item id, in characters; also bounds ids that a request names and that may not exist. */
export const maxItemId = 60

/** Immutable slug of a document, field, stage, option or extra item, unique within its service. */
export const ItemId = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(maxItemId))
export type ItemId = z.infer<typeof ItemId>
