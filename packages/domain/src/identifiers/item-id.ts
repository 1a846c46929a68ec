import * as z from 'zod/mini'

/** Permanent name of a document, field, stage, option or extra item within its service. */
export const ItemId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/))
export type ItemId = z.infer<typeof ItemId>
