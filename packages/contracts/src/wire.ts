import { maskAadhaarIn, oneLine } from '@sanad/domain'
import * as z from 'zod/mini'

/** Response without data. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
export type Done = z.infer<typeof Done>

export const Id = z.uuid()
export const Instant = z.iso.datetime()
/** A moment that somebody chooses: PostgreSQL has no year 0, and nothing waits for decades. */
export const ChosenInstant = Instant.check(
  z.refine((moment) => moment >= '2000' && moment < '2100', 'Please choose a day in this century'),
)
/** Calendar day, YYYY-MM-DD. */
export const Day = z.iso.date()
/** A day that somebody chooses, in the years of ChosenInstant. */
export const ChosenDay = Day.check(
  z.refine((day) => day >= '2000' && day < '2100', 'Please choose a day in this century'),
)
export const IdParams = z.object({ id: Id })
/** State or Union Territory. */
export const StateId = z.int().check(z.minimum(1), z.maximum(36))
/** Our id of a payment order, also its merchant reference at the provider. */
export const OrderId = z.string().check(z.minLength(3), z.maxLength(45))

/** Keyset pagination: send `next_cursor` back as `cursor`; opaque. */
export const PageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
})
export const NextCursor = z.nullable(z.string())

/** PostgreSQL cannot store NUL or lone surrogates in text. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
/** Whitespace and invisible characters alone are blank. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** Typed text: trimmed, at most `max` UTF-16 code units. */
export const typedText = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.refine(isStorable))
/** A line that must not be blank: its words are one blank apart, bidirectional controls are dropped. */
export const requiredText = (max: number, message?: string) =>
  z
    .string(message)
    .check(
      z.overwrite<string>(oneLine),
      z.trim(),
      z.refine(isVisible, message),
      z.maxLength(max),
      z.refine(isStorable),
    )

/** A message or note that staff and customers read: an Aadhaar number in it is masked before anything keeps it. */
const withoutAadhaar = z.overwrite<string>(maskAadhaarIn)
export const noteText = (max: number) =>
  z.string().check(z.trim(), withoutAadhaar, z.maxLength(max), z.refine(isStorable))
export const requiredNoteText = (max: number, message?: string) =>
  z
    .string(message)
    .check(z.trim(), withoutAadhaar, z.refine(isVisible, message), z.maxLength(max), z.refine(isStorable))

/** `source` header: SHA-256 (hex) of `sourceDateOf`. A label, no security measure. */
export const sourceHeader = 'source'
/** Input of the `source` hash: the date in UTC, YYYY-MM-DD. Hashed by the caller, as runtimes differ. */
export const sourceDateOf = (now: Date): string => now.toISOString().slice(0, 10)
/** Header with the token of an access link (the specification's csrf token). */
export const accessLinkHeader = 'x-access-link'
