/** Formats rupees in Indian grouping: ₹1,23,456; paise only where there are any. */
export function formatRupees(rupees: number): string {
  const [whole = '', ...paise] = (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2)).split('.')
  // Not by Intl, whose first formatter costs a slow phone a tenth of a second before its first screen.
  return `₹${[whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ','), ...paise].join('.')}`
}
