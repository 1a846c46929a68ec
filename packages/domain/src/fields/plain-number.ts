/**
 * A number as it is written in India, with groups, ₹ or Rs, a closing /- or the digits of Hindi, as plain digits:
 * "Rs 12,50,000/-" is "1250000". Any other text is returned as it is, also one whose comma could stand for a point.
 */
export function plainNumber(text: string): string {
  const written = text
    .replace(/^(?:₹|rs\.?|रु\.?)|\/-?$|\s/gi, '')
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
  return /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/.test(written) ? written.replaceAll(',', '') : text
}
