/** Typed whole rupees; NaN, which no comparison holds for, where it is none. */
export function wholeRupees(typed: string): number {
  return /^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}
