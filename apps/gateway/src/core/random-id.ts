import { randomBytes, randomInt } from 'node:crypto'

export function randomDigits(): string {
  return `${randomInt(1, 10)}${randomInt(0, 1e9).toString().padStart(9, '0')}`
}

export function randomSessionId(): string {
  return `session_${randomBytes(48).toString('base64url')}`
}
