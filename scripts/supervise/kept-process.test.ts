import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findFreePort } from '../postgres/find-free-port.ts'
import { type KeptProcess, keepProcess } from './kept-process.ts'
import { startProcess } from './running-process.ts'

let folder: string
let origin: string
let kept: KeptProcess | undefined

/** A server that says who it is, and ends as it is told; from the start whose number is in `broken` on, it cannot start. */
const server = `
  import { appendFileSync, existsSync, readFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  appendFileSync(process.env.FOLDER + '/starts', 's')
  const starts = readFileSync(process.env.FOLDER + '/starts', 'utf8').length
  const broken = process.env.FOLDER + '/broken'
  if (existsSync(broken) && starts >= Number(readFileSync(broken, 'utf8'))) process.exit(7)
  process.on('SIGTERM', () => process.exit())
  createServer((request, response) => {
    if (request.url === '/end') process.exit(3)
    if (request.url === '/kill') process.kill(process.pid, 'SIGKILL')
    response.end(String(process.pid))
  }).listen(process.env.PORT, '127.0.0.1')
`

function keep(): KeptProcess {
  kept = keepProcess({
    name: 'portal',
    readyUrl: origin,
    firstPauseMs: 5,
    start: () =>
      startProcess('portal', join(folder, 'server.mjs'), { FOLDER: folder, PORT: new URL(origin).port }),
  })
  return kept
}

const ask = async (path = '') => (await fetch(origin + path)).text()
const countStarts = async () => (await readFile(join(folder, 'starts'), 'utf8')).length

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-kept-'))
  origin = `http://127.0.0.1:${await findFreePort()}`
  await writeFile(join(folder, 'server.mjs'), server)
})

afterEach(async () => {
  await kept?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

it('[F-30] a process that dies is started again after growing pauses, and why is said', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await keep().started
  const pids = [await ask()]
  for (const path of ['/end', '/kill']) {
    await ask(path).catch(() => undefined)
    await vi.waitFor(async () => expect(pids).not.toContain(await ask()), { timeout: 15_000 })
    pids.push(await ask())
  }
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    'Sanad: The portal ended with exit code 3. It is started again in 0.005 s …',
    'Sanad: The portal was ended by SIGKILL. It is started again in 0.01 s …',
  ])
})

it('[F-30] one that cannot start at all is lost at once, one that cannot start any more after several attempts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await writeFile(join(folder, 'broken'), '1')
  await expect(keep().lost).rejects.toThrow('The portal ended with exit code 7')
  expect(await countStarts()).toBe(1)

  await writeFile(join(folder, 'broken'), '3')
  const { started, lost } = keep()
  await started
  await ask('/kill').catch(() => undefined)
  await expect(lost).rejects.toThrow('The portal ended with exit code 7')
  expect(await countStarts()).toBe(2 + 8)
})

it('is ended with everything, and not started again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const running = keep()
  await running.started
  await running[Symbol.asyncDispose]()
  await expect(ask()).rejects.toThrow()
  expect(await countStarts()).toBe(1)
})
