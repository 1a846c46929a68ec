import { randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The provider's ids are fourteen letters and digits after a prefix. */
export function razorpayId(prefix: '' | 'order_' | 'pay_' | 'rfnd_'): string {
  return prefix + Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

export function unixSeconds(time: string): number {
  return Math.floor(Date.parse(time) / 1000)
}
