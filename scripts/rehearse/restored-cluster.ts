import { execFile } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findRunAs } from '../postgres/run-as.ts'

interface Backup {
  readonly base: string
  readonly archive: string
  /** As PostgreSQL writes a time. */
  readonly moment: string
}

/** Makes a cluster of a base backup and its WAL that will stop at the moment. */
export async function restoreTo(folder: string, { base, archive, moment }: Backup): Promise<void> {
  await promisify(execFile)('cp', ['--archive', base, folder], { ...findRunAs(), cwd: '/' })
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `
archive_mode = off
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
`,
  )
  await writeFile(join(folder, 'recovery.signal'), '')
}
