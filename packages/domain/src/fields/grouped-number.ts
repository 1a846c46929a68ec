/** A number in lakhs and crores, as it is read: 12,34,567. Any other text is returned as it is. */
export function groupedNumber(text: string): string {
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text))
  return isNumber ? Number(text).toLocaleString('en-IN', { maximumFractionDigits: 20 }) : text
}
