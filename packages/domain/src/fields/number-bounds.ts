import * as z from 'zod/mini'

/** The numbers that a field accepts, both bounds included; none is below 0. */
export const NumberBounds = z.strictObject({
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** Of what is counted. */
  whole: z.optional(z.literal(true)),
})
export type NumberBounds = z.infer<typeof NumberBounds>

export type NumberReason = 'negative' | 'not_whole' | 'number_too_small' | 'number_too_large'

/** Why a number is outside the field's bounds; undefined if it is within them. */
export function findNumberProblem(
  { min = 0, max = Number.POSITIVE_INFINITY, whole }: NumberBounds,
  number: number,
): NumberReason | undefined {
  if (number < 0) return 'negative'
  if (whole && !Number.isInteger(number)) return 'not_whole'
  if (number < min) return 'number_too_small'
  return number > max ? 'number_too_large' : undefined
}
