const devanagariZero = 0x0966

/** As amounts are grouped: 1,250 and 12,50,000 and 1,250,000; nothing in which a comma could stand for a decimal point. */
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/

/**
 * A number as it is written in India, with groups, ₹ or Rs, a closing /- or the digits of Hindi, as plain digits:
 * "Rs 12,50,000/-" is "1250000". Any other text is returned as it is.
 */
export function plainNumber(text: string): string {
  const written = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/^(?:₹|rs\.?|inr|रु\.?)\s*/i, '')
    .replace(/\s*\/[-–]?$/, '')
    .replace(/\s/g, '')
  const plain = grouped.test(written) ? written.replaceAll(',', '') : written
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : text
}
