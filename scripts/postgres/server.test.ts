import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type PostgresServer, startPostgres } from './server.ts'

let folder: string
let server: PostgresServer | undefined

const pidFile = () => join(folder, 'cluster', 'postmaster.pid')

async function ask(running: PostgresServer, statement: string): Promise<unknown[]> {
  const client = new pg.Client(running.urlOf('postgres'))
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

// One cluster for all: making one takes longer than a test.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-server-'))
})
afterEach(() => server?.stop())
afterAll(() => rm(folder, { recursive: true, force: true }))

it('keeps what was saved when it is stopped and started again', async () => {
  server = await startPostgres(folder)
  await ask(server, 'create table kept as select 1 as value')
  await server.stop()
  server = await startPostgres(folder)
  expect(await ask(server, 'select value from kept')).toEqual([{ value: 1 }])
})

it('writes to the disk before it answers', async () => {
  server = await startPostgres(folder)
  expect(await ask(server, 'show fsync')).toEqual([{ fsync: 'on' }])
})

it('attaches to a server that is left over', async () => {
  server = await startPostgres(folder)
  const again = await startPostgres(folder)
  expect(again.urlOf('postgres')).toBe(server.urlOf('postgres'))
})

it('lets two first starts at once share one server', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'sanad-server-'))
  onTestFinished(() => rm(fresh, { recursive: true, force: true }))
  const [one, other] = await Promise.all([startPostgres(fresh), startPostgres(fresh)])
  server = one
  expect(other.urlOf('postgres')).toBe(one.urlOf('postgres'))
})

it('starts although the number of its last process belongs to another one now', async () => {
  server = await startPostgres(folder)
  const written = await readFile(pidFile(), 'utf8')
  await server.stop()
  await writeFile(pidFile(), written.replace(/^\d+/, String(process.ppid)))
  server = await startPostgres(folder)
  expect(await ask(server, 'select 1 as value')).toEqual([{ value: 1 }])
})
