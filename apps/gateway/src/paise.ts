/** Sums are made in whole paise; 0.1 + 0.2 rupees is not 0.3. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

export function hasTwoDecimals(rupees: number): boolean {
  return /^\d+(\.\d{1,2})?$/.test(String(rupees))
}
