import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openCluster } from '../../../../scripts/postgres/cluster.ts'
import { runProgram } from '../../../../scripts/postgres/run-program.ts'
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres/server.ts'

/** A standby in `folder` that streams from the server of `primaryFolder`, made by PostgreSQL's low-level backup. */
export async function startStandby(
  primary: PostgresServer,
  { primaryFolder, folder }: { primaryFolder: string; folder: string },
): Promise<PostgresServer> {
  const { data, runAs } = await openCluster(primaryFolder)
  const giveTo = async (path: string) => {
    if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(path, runAs.uid, runAs.gid)
  }
  // Where openCluster finds it.
  const copy = join(folder, 'cluster')
  await mkdir(folder)
  await giveTo(folder)
  const client = new pg.Client({ connectionString: primary.urlOf('postgres') })
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  await runProgram('cp', ['-a', data, copy], runAs)
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const files = {
    backup_label: rows[0]?.labelfile ?? '',
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = '${primary.urlOf('postgres')}'\n`,
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(copy, name)
    await writeFile(file, content)
    await giveTo(file)
  }
  // Of the primary's process.
  await rm(join(copy, 'postmaster.pid'), { force: true })
  return startPostgres(folder, 'throw-away')
}
