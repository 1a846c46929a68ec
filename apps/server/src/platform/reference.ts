import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other (Crockford's base 32): customers read them out on the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function makeReference(): string {
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
}
