import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { startStack } from './harness/stack.ts'
import { runRound } from './schedule/run-round.ts'

const rounds = 2

it(`[DK-119] [F-15] [F-16] whatever crashes while customers pay and staff judge, books, gateway, work and messages agree in the end`, async () => {
  await using stack = await startStack({ portals: 2 })
  const first = randomInt(1_000_000)
  for (let seed = first; seed < first + rounds; seed++) {
    const { broken, diary } = await runRound(stack, seed)
    expect(broken, `npm run faults -- --rounds 1 --seed ${seed}\n${diary}`).toEqual([])
  }
}, 240_000)
