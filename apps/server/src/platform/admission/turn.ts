import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a browser holds: a pass of somebody who is in, or the number of somebody who waits; and when it was made. */
export interface Turn {
  /** Null: a pass. */
  readonly number: number | null
  /** Seconds of the database's clock. */
  readonly at: number
}

/** Signed, so that no row is needed for anybody who waits. */
export interface Turns {
  write(turn: Turn): string
  read(text: string): Turn | undefined
}

/** Key rotation: the first key signs, every key verifies. */
export function createTurns(secrets: readonly [Buffer, ...Buffer[]]): Turns {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'sanad', 'waiting line', 32)))
  const sign = (key: Buffer, claim: string) => createHmac('sha256', key).update(claim).digest('base64url')
  const [newest = Buffer.alloc(0)] = keys
  return {
    write({ number, at }) {
      const claim = `${number ?? 'in'}.${Math.floor(at)}`
      return `${claim}.${sign(newest, claim)}`
    },
    read(text) {
      const [, claim = '', number, at, signature = ''] =
        text.match(/^((in|\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/) ?? []
      const isOurs = keys.some((key) => {
        const expected = sign(key, claim)
        return (
          expected.length === signature.length &&
          timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
        )
      })
      return isOurs ? { number: number === 'in' ? null : Number(number), at: Number(at) } : undefined
    },
  }
}
