import { deflateRawSync } from 'node:zlib'

/** A random text does not compress: to fewer bytes than these only a text with a pattern does. */
const leastBytes = (length: number) => Math.min(24, length * 0.6)

const placeholder = /change.?me|password|example|sandbox|secret.?key|placeholder|your.?(key|secret)/i
const keyboardRows = /qwert|asdfg|zxcvb/i
/** A passphrase; what generators make has no blanks. */
const words = /\s/

/** A secret of little entropy: short, repeated or counted characters, a row of the keyboard, words, or a template's placeholder. */
export function isGuessable(secret: string): boolean {
  const bytes = Buffer.from(secret)
  if (bytes.length < 16) return true
  const steps = bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0))
  const smallest = Math.min(...[bytes, steps].map((each) => deflateRawSync(each).length))
  if (smallest < leastBytes(bytes.length) || new Set(bytes).size < 6) return true
  return [placeholder, keyboardRows, words].some((pattern) => pattern.test(secret))
}
