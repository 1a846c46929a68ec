import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeTurn } from './take-turn.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-turn-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('lets one after the other work', async () => {
  const events: string[] = []
  const work = (name: string) =>
    takeTurn(join(folder, 'turn'), async () => {
      events.push(`${name} begins`)
      await Promise.resolve()
      events.push(`${name} ends`)
    })
  await Promise.all([work('a'), work('b')])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

it('does not wait for a process that was killed', async () => {
  const file = join(folder, 'turn')
  await writeFile(file, '2147483646')
  await expect(takeTurn(file, () => undefined)).resolves.toBeUndefined()
})
