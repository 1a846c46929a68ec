/** Amounts are whole paise; in binary floating point 0.1 + 0.2 rupees is not 0.3. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

export function toRupees(paise: number): number {
  return paise / 100
}
