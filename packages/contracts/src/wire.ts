import * as z from 'zod/mini'

/** Answer that only says that it worked. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
export type Done = z.infer<typeof Done>

export const Id = z.uuid()
export const Instant = z.iso.datetime()
export const IdParams = z.object({ id: Id })

/** Key paging of a list: send back `next_cursor` to read on. */
export const PageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
})
export const NextCursor = z.nullable(z.string())

/** No keyboard makes a NUL, and the database cannot hold one. */
const withoutNul = z.refine<string>((text) => !text.includes('\0'))

/** Text typed by a person: trimmed, at most `max` characters. */
export const typedText = (max: number) => z.string().check(z.trim(), z.maxLength(max), withoutNul)
/** Typed text that must not be blank. */
export const requiredText = (max: number, message?: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max), withoutNul)

/** `source` header: SHA-256 (hex) of a date written YYYY-MM-DD. It labels requests and protects nothing. */
export const sourceHeader = 'source'
/** Carries the token of an access link (the specification's csrf token). */
export const accessLinkHeader = 'x-access-link'
