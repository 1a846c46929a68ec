const P = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]
const D = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]

/** Verhoeff checksum: whether the last ASCII digit is the check digit of those before it. */
export function hasVerhoeffCheckDigit(digits: string): boolean {
  let check = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    check = Number(D[check]?.charAt(Number(P[index % 8]?.charAt(Number(digit)))))
  }
  return digits !== '' && check === 0
}
