import * as z from 'zod/mini'

/** Answer that only says that it worked. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
export type Done = z.infer<typeof Done>

export const Id = z.uuid()
export const Instant = z.iso.datetime()
/** A day of the calendar, YYYY-MM-DD. */
export const Day = z.iso.date()
export const IdParams = z.object({ id: Id })
/** Our id of a payment order, which the gateway knows it by. */
export const OrderId = z.string().check(z.minLength(3), z.maxLength(45))

/** Key paging of a list: send back `next_cursor` to read on. */
export const PageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
})
export const NextCursor = z.nullable(z.string())

/** No keyboard makes a NUL or half a surrogate pair, and the database cannot hold them. */
const isStorable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'))
/** Blanks and marks that show nothing do not make a name. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** Text typed by a person: trimmed, at most `max` characters. */
export const typedText = (max: number) => z.string().check(z.trim(), z.maxLength(max), isStorable)
/** Typed text that must not be blank. */
export const requiredText = (max: number, message?: string) =>
  z.string(message).check(z.trim(), z.refine(isVisible, message), z.maxLength(max), isStorable)

/** `source` header: SHA-256 (hex) of `sourceDateOf`. It labels requests and protects nothing. */
export const sourceHeader = 'source'
/** What the `source` header is the hash of: the date in UTC, YYYY-MM-DD. Each runtime hashes by its own means. */
export const sourceDateOf = (now: Date): string => now.toISOString().slice(0, 10)
/** Carries the token of an access link (the specification's csrf token). */
export const accessLinkHeader = 'x-access-link'
