import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, it } from 'vitest'
import { AppError } from '../../apps/server/src/platform/app-error.ts'
import { openFileStore } from '../../apps/server/src/platform/storage/open-file-store.ts'
import { describeFailure } from '../failure.ts'
import { findFreePort } from '../postgres/find-free-port.ts'
import { explainFailure } from './explain-failure.ts'

const told = async (work: Promise<unknown>, env: NodeJS.ProcessEnv = {}) =>
  describeFailure(explainFailure(await work.catch((error: unknown) => error), env))

it.each(['127.0.0.1', 'localhost'])(
  'a database that is away at %s is told in two lines, without the password',
  async (host) => {
    const DATABASE_URL = `postgres://portal:geheim@${host}:${await findFreePort()}/sanad`
    const text = await told(new pg.Client(DATABASE_URL).connect(), { DATABASE_URL })
    expect(text).toMatch(
      /^\nSanad: The database does not answer: .*ECONNREFUSED.*\n {2}→ Look at DATABASE_URL/,
    )
    expect(text).not.toContain('geheim')
  },
)

it('a database that no setting names is known by its pool, its name or its socket', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: await findFreePort() })
  expect(await told(pool.query('select 1'))).toMatch(/The database does not answer: .*ECONNREFUSED/)
  const env = { JOBS_DATABASE_URL: 'postgres://runner@db.sanad.invalid/sanad' }
  expect(await told(new pg.Client(env.JOBS_DATABASE_URL).connect(), env)).toMatch(
    /The database does not answer/,
  )
  const socket = Object.assign(new Error('connect ECONNREFUSED /run/postgresql/.s.PGSQL.5432'), {
    code: 'ECONNREFUSED',
    address: '/run/postgresql/.s.PGSQL.5432',
  })
  expect(await told(Promise.reject(socket))).toMatch(/The database does not answer/)
})

it('mail or a gateway that is away is not taken for the database', async () => {
  const env = { DATABASE_URL: 'postgres://portal@127.0.0.1:5432/sanad' }
  const port = await findFreePort()
  const mail = new Promise((_, reject) => connect({ host: '127.0.0.1', port }).on('error', reject))
  expect(await told(mail, env)).not.toContain('database')
  expect(await told(fetch(`http://127.0.0.1:${port}`), env)).not.toContain('database')
})

it('a program that is not installed is no folder', async () => {
  const text = await told(promisify(execFile)('/usr/bin/sanad-none'))
  expect(text).toContain('ENOENT')
  expect(text).not.toContain('folder')
})

it('a login that is refused is told in two lines', async () => {
  const refused = Object.assign(new Error('password authentication failed for user "portal"'), {
    code: '28P01',
  })
  expect(await told(Promise.reject(refused))).toMatch(/does not answer: password authentication failed/)
})

it('a folder that cannot be written to is named, with whom it must let in', async () => {
  expect(await told(mkdir('/dev/null/returns'))).toMatch(
    /ENOTDIR.*\n {2}→ Name a folder that \S+ may write to/,
  )
})

it('a file store that is away is told by what its client says', async () => {
  const away = new AppError('storage_unavailable', {
    cause: new Error('connect ECONNREFUSED 127.0.0.1:8333'),
  })
  expect(await told(Promise.reject(away))).toMatch(/file store does not answer: connect ECONNREFUSED/)
  await expect(openFileStore({ kind: 'local' }, '/dev/null/data')).rejects.toThrow(/^DATA_DIR: /)
  expect(await told(openFileStore({ kind: 'local' }, '/dev/null/data'))).toMatch(
    /Sanad: DATA_DIR: .*\n {2}→ Name/,
  )
})

it('what nobody foresaw keeps its stack', async () => {
  expect(await told(Promise.reject(new TypeError('x is not a function')))).toContain(
    'explain-failure.test.ts',
  )
})
