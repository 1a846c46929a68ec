const primes = [...Array(312).keys()].filter(
  (n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0),
)
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32)
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 (hex) of at most 55 bytes, one block. Only for pages opened over plain http from another machine: there
 * browsers have no crypto.subtle, and the `source` header, which needs it, protects nothing.
 */
export function sha256OfShortText(text: string): string {
  const bytes = new Uint8Array(64)
  const { written } = new TextEncoder().encodeInto(text, bytes)
  bytes[written] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(60, written * 8)

  const words = Array.from({ length: 16 }, (_, index) => view.getUint32(index * 4))
  for (let i = 16; i < 64; i++) {
    const [a = 0, b = 0] = [words[i - 15], words[i - 2]]
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    words.push(((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) >>> 0)
  }

  const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (const [i, word] of words.entries()) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + fraction(Math.cbrt(primes[i] ?? 0)) + word) >>> 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) >>> 0, a, b, c, (d + first) >>> 0, e, f, g]
  }
  const end = [a, b, c, d, e, f, g, h]
  return start.map((word, i) => ((word + (end[i] ?? 0)) >>> 0).toString(16).padStart(8, '0')).join('')
}
