/** The value of a setting that the checks before have found. */
export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A missing setting was not reported')
  return value
}
