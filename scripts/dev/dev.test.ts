import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findFreePort } from '../postgres/find-free-port.ts'
import { root } from '../supervise/programs.ts'
import { scratchPrefix } from '../testing/scratch-postgres.ts'

let dataDir: string
let origin: string
let dev: ChildProcess
let said = ''

const read = async (path: string) => {
  const answer = await fetch(origin + path)
  return { status: answer.status, text: await answer.text() }
}

/** A change of a file as the watchers see it: its content stays. */
const touch = (file: string) => utimes(join(root, file), new Date(), new Date())

beforeAll(async () => {
  dataDir = await mkdtemp(`${scratchPrefix}dev-`)
  // When started by root, PostgreSQL runs as another user, who has to enter the folder.
  await chmod(dataDir, 0o755)
  const [port, gatewayPort] = [await findFreePort(), await findFreePort()]
  origin = `http://127.0.0.1:${port}`
  dev = spawn(process.execPath, [join(root, 'scripts/dev.ts')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataDir,
      DEMO_DATA: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const output of [dev.stdout, dev.stderr]) output?.on('data', (text) => (said += text))
  await vi.waitFor(() => expect(said).toContain(`Sanad is ready: ${origin}/user`), { timeout: 60_000 })
}, 60_000)

afterAll(async () => {
  if (dev.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
})

it('serves the web app, the API and the outbox at one address', async () => {
  expect(await read('/user/register')).toMatchObject({
    status: 200,
    text: expect.stringContaining('/user/@vite/client'),
  })
  expect(await read('/user/src/main.tsx')).toMatchObject({ status: 200 })
  expect(await read('/api/openapi.json')).toMatchObject({ status: 200 })
  expect(await read('/dev/outbox')).toMatchObject({ status: 200 })
  expect(await read('/health/ready')).toMatchObject({ status: 200 })
}, 40_000)

it('serves the gallery of the components', async () => {
  expect(await read('/gallery')).toMatchObject({
    status: 200,
    text: expect.stringContaining('/gallery/main.tsx'),
  })
  expect(await read('/gallery/specimens/fields.tsx')).toMatchObject({ status: 200 })
}, 40_000)

it('serves no file beside the sources of the web app', async () => {
  expect(await read(`/user/@fs${join(root, 'package.json')}`)).toMatchObject({ status: 403 })
  expect(await read('/user?utm_source=sms')).toMatchObject({
    status: 200,
    text: expect.stringContaining('/user/@vite/client'),
  })
}, 20_000)

it('restarts the portal when a file of the server changes, and lets requests wait for it', async () => {
  await touch('apps/server/src/main.ts')
  await vi.waitFor(() => expect(said).toContain('main.ts changed, restarting the portal'), {
    timeout: 10_000,
  })
  expect(await read('/health/ready')).toMatchObject({ status: 200 })
}, 30_000)

/** What Vite tells a page that is open. */
async function followPage() {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/user/`, 'vite-hmr')
  const messages: { type: string; updates?: { path: string }[] }[] = []
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(data)))
  const hear = (message: object) =>
    vi.waitFor(() => expect(messages).toContainEqual(message), { timeout: 10_000 })
  await hear({ type: 'connected' })
  return { hear, leave: () => socket.close() }
}

it('tells the page when a file of the web app changes', async () => {
  await read('/user/src/app/startup.css?import')
  const { hear, leave } = await followPage()
  await touch('apps/web/src/app/startup.css')
  await hear({ type: 'update', updates: [expect.objectContaining({ path: '/src/app/startup.css' })] })
  leave()
}, 30_000)

it('tells the page when a text changes', async () => {
  await read('/user/@id/__x00__texts:en/web/login')
  const { hear, leave } = await followPage()
  await touch('texts/en/web/login.json')
  // A full reload where nothing has imported it yet.
  await hear(expect.objectContaining({ type: expect.stringMatching(/^(update|full-reload)$/) }))
  leave()
}, 30_000)

it('stops everything on Ctrl-C', async () => {
  const exited = once(dev, 'exit')
  dev.kill('SIGINT')
  expect(await exited).toEqual([0, null])
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
}, 30_000)
