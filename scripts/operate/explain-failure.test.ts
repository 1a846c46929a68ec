import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { AppError } from '../../apps/server/src/platform/app-error.ts'
import { openFileStore } from '../../apps/server/src/platform/storage/open-file-store.ts'
import { describeFailure } from '../failure.ts'
import { findFreePort } from '../postgres/find-free-port.ts'
import { explainFailure } from './explain-failure.ts'

const told = async (work: Promise<unknown>) =>
  describeFailure(explainFailure(await work.catch((error: unknown) => error)))

it('a database that is away is told in two lines, without the password', async () => {
  const client = new pg.Client(`postgres://portal:geheim@127.0.0.1:${await findFreePort()}/sanad`)
  const text = await told(client.connect())
  expect(text).toMatch(/^\nSanad: The database does not answer: .*ECONNREFUSED.*\n {2}→ Look at DATABASE_URL/)
  expect(text).not.toContain('geheim')
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
