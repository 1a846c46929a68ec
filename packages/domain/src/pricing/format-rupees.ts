/** Formats rupees in Indian grouping: ₹1,23,456; paise only where there are any. */
export function formatRupees(rupees: number): string {
  const digits = Number.isInteger(rupees) ? 0 : 2
  return `₹${rupees.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
