import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startProcess } from './running-process.ts'

let folder: string

async function script(text: string): Promise<string> {
  const file = join(folder, 'process.mjs')
  await writeFile(file, text)
  return file
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-process-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('tells that the process has ended by itself, and how', async () => {
  const running = startProcess('portal', await script('process.exit(3)'), {})
  await expect(running.lost).rejects.toThrow('The portal ended with exit code 3')
})

it('lets the process finish what is under way before it is gone', async () => {
  const result = join(folder, 'result')
  const file = await script(`
    import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => setTimeout(() => { writeFileSync(process.env.RESULT, 'finished'); process.exit() }, 50))
    writeFileSync(process.env.RESULT, 'started')
    setInterval(() => {}, 1000)
  `)
  const running = startProcess('portal', file, { RESULT: result })
  await vi.waitFor(async () => expect(await readFile(result, 'utf8')).toBe('started'), { timeout: 5000 })
  await running[Symbol.asyncDispose]()
  expect(await readFile(result, 'utf8')).toBe('finished')
})
