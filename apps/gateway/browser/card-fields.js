/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, '')

/** @param {string} number */
export function passesLuhn(number) {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** @param {string} text @param {Date} today @returns {string} what is wrong, or nothing */
export function expiryProblem(text, today) {
  const [month = '', year = ''] = [digitsOf(text).slice(0, 2), digitsOf(text).slice(2)]
  if (year.length !== 2 || Number(month) < 1 || Number(month) > 12) return 'Enter the date as MM / YY.'
  const firstInvalidDay = new Date(2000 + Number(year), Number(month), 1)
  return firstInvalidDay <= today ? 'This card has expired.' : ''
}

/** @param {string} text */
export const groupNumber = (text) =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** @param {string} text */
export const groupExpiry = (text) =>
  digitsOf(text)
    .slice(0, 4)
    .replace(/^(\d{2})(?=\d)/, '$1 / ')
