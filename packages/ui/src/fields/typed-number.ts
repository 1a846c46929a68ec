/** Why a typed text is not a number that counts. */
export type NumberProblem = 'empty' | 'not_whole' | 'too_small' | 'too_large'

interface Limits {
  min: number
  max: number
}

/** A typed text as a whole number within the limits. */
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
