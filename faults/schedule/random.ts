/** Seeded random choices: the same seed makes the same ones. */
export interface Random {
  /** From 0 up to, not including, the end. */
  below(end: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

/** The PRNG mulberry32: small, and good enough to choose faults. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (end) => Math.floor(next() * end),
    chance: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[Math.floor(next() * from.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
  }
}
