/** Why a typed text is not an accepted number. */
export type NumberProblem = 'empty' | 'not_whole' | 'too_small' | 'too_large'

interface Limits {
  min: number
  max: number
}

/** Parses a typed integer within the limits, inclusive. */
export function readTypedNumber(
  text: string,
  { min, max }: Limits,
): { value: number } | { problem: NumberProblem } {
  const typed = text.trim()
  if (typed === '') return { problem: 'empty' }
  if (/^-\d+$/.test(typed)) return { problem: 'too_small' }
  if (!/^\d+$/.test(typed)) return { problem: 'not_whole' }
  const value = Number(typed)
  if (value < min) return { problem: 'too_small' }
  return value > max ? { problem: 'too_large' } : { value }
}
