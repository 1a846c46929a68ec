import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { appendFile, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from '../postgres/find-free-port.ts'
import { findRunAs } from '../postgres/run-as.ts'

const password = 'of-the-rehearsal'

/** A PostgreSQL of the system, in a folder that belongs to the user that it runs as. */
export interface Postgres extends AsyncDisposable {
  readonly port: number
  readonly data: string
  urlOf(user: 'sanad_owner' | 'sanad_portal' | 'sanad_runner' | 'postgres', database?: string): string
  query<Row extends object>(text: string, database?: string): Promise<Row[]>
}

const runAs = findRunAs()

/** A program of PostgreSQL's newest version that is installed. */
export async function runPostgres(program: string, ...args: string[]): Promise<string> {
  const [newest] = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  if (!newest) throw new Error('There is no PostgreSQL of Debian: apt-get install postgresql')
  const env = { ...process.env, PGPASSWORD: password }
  const { stdout } = await promisify(execFile)(join(newest, program), args, { ...runAs, cwd: '/', env })
  return stdout
}

/** A folder for what PostgreSQL writes. */
export async function makeFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(path, runAs.uid, runAs.gid)
  return path
}

/** A new cluster with WAL archiving, as docs/how-to/restore-a-backup.md sets it up. */
export async function createCluster(data: string, { archive }: { archive: string }): Promise<void> {
  const passwordFile = `${data}.password`
  await writeFile(passwordFile, password)
  if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(passwordFile, runAs.uid, runAs.gid)
  await runPostgres(
    'initdb',
    `--pgdata=${data}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  )
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `
wal_level = replica
archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'
`,
  )
}

export async function startCluster(data: string): Promise<Postgres> {
  const port = await findFreePort()
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  await runPostgres(
    'pg_ctl',
    'start',
    `--pgdata=${data}`,
    '--wait',
    '--timeout=120',
    `--log=${data}.log`,
    `--options=${options}`,
  )
  const urlOf: Postgres['urlOf'] = (user, database = 'sanad') =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  return {
    port,
    data,
    urlOf,
    async query<Row extends object>(text: string, database = 'sanad') {
      const client = new pg.Client(urlOf('postgres', database))
      await client.connect()
      try {
        return (await client.query<Row>(text)).rows
      } finally {
        await client.end()
      }
    },
    async [Symbol.asyncDispose]() {
      await runPostgres('pg_ctl', 'stop', `--pgdata=${data}`, '--mode=fast', '--wait')
    },
  }
}

/** The statements of docs/how-to/separate-database-roles.md. */
export async function createRoles({ query }: Postgres): Promise<void> {
  for (const statement of [
    `create role sanad_owner login createrole password '${password}'`,
    'create database sanad owner sanad_owner',
    'create role sanad_app nologin',
    'create role sanad_jobs nologin',
    'grant sanad_app, sanad_jobs to sanad_owner with admin option',
    `create role sanad_portal login password '${password}' in role sanad_app`,
    `create role sanad_runner login password '${password}' in role sanad_jobs`,
  ]) {
    await query(statement, 'postgres')
  }
}
