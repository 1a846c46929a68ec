import { deflateRawSync } from 'node:zlib'

/** A random text does not compress: to fewer bytes than these only a text with a pattern does. */
const leastBytes = (length: number) => Math.min(24, length * 0.6)

const placeholder = /change.?me|password|example|sandbox|secret.?key|placeholder|your.?(key|secret)/i
const keyboardRows = /qwert|asdfg|zxcvb/i
/** A passphrase; what generators make has no blanks. */
const words = /\s/

/** A secret of little entropy: short, repeated or counted characters, a row of the keyboard, words, or a template's placeholder. */
export function isGuessable(secret: string): boolean {
  if (hasPattern(Buffer.from(secret))) return true
  return [placeholder, keyboardRows, words].some((pattern) => pattern.test(secret))
}

/** Among random bytes blanks are usual, and letters alone are not: only a key that is a text is looked at as one. */
export function isGuessableKey(key: Buffer): boolean {
  const text = textOf(key)
  return text === undefined ? hasPattern(key) : isGuessable(text)
}

/** 32 random bytes are almost never valid UTF-8. */
function textOf(key: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(key)
  } catch {
    return undefined
  }
}

function hasPattern(bytes: Buffer): boolean {
  if (bytes.length < 16) return true
  const steps = bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0))
  const smallest = Math.min(...[bytes, steps].map((each) => deflateRawSync(each).length))
  return smallest < leastBytes(bytes.length) || new Set(bytes).size < 6
}
