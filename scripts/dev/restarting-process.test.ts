import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findFreePort } from '../postgres/find-free-port.ts'
import { startProcess } from '../supervise/running-process.ts'
import { type RestartingProcess, startRestartingProcess } from './restarting-process.ts'

/** A process is started within: on a busy machine that takes seconds. */
const patience = { timeout: 15_000 }

let folder: string
let origin: string
let running: RestartingProcess

const program = () => join(folder, 'program.mjs')
const answering = (text: string) => `
  import { createServer } from 'node:http'
  createServer((request, response) => response.end('${text}')).listen(${new URL(origin).port}, '127.0.0.1')
`
const read = async () => (await fetch(origin)).text()

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  folder = await mkdtemp(join(tmpdir(), 'sanad-restart-'))
  origin = `http://127.0.0.1:${await findFreePort()}`
  await writeFile(program(), answering('one'))
  running = startRestartingProcess({
    name: 'program',
    folders: [folder],
    start: async () => startProcess('program', program(), {}),
    readyUrl: origin,
  })
  await running.started
})

afterEach(async () => {
  await running[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

it('runs the new code after a change', async () => {
  expect(await read()).toBe('one')
  await writeFile(program(), answering('two'))
  await vi.waitFor(
    () => expect(console.log).toHaveBeenCalledWith(expect.stringContaining('program.mjs changed')),
    patience,
  )
  await running.ready()
  expect(await read()).toBe('two')
})

it('says that it is down when it ends by itself, and tries again after the next change', async () => {
  await writeFile(program(), 'process.exit(3)')
  await vi.waitFor(() => expect(running.ready()).rejects.toThrow('ended with exit code 3'), patience)
  await writeFile(program(), answering('mended'))
  await vi.waitFor(async () => {
    await running.ready()
    expect(await read()).toBe('mended')
  }, patience)
})

it('does not restart for what a running program does not read', async () => {
  await writeFile(join(folder, 'program.test.ts'), '')
  await writeFile(program(), answering('two'))
  await vi.waitFor(() => expect(console.log).toHaveBeenCalled(), patience)
  expect(console.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('program.mjs'))
})
