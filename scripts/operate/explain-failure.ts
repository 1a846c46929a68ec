import { AppError } from '../../apps/server/src/platform/app-error.ts'
import { processUser } from '../../apps/server/src/platform/process-user.ts'
import { Failure } from '../failure.ts'
import { isOfDatabase } from './is-of-database.ts'

/** Of PostgreSQL: no such login or password, no such database, it starts or stops, too many connections. */
const refusals = /^(28\w{3}|3D000|57P0[1-3]|53300)$/
const unreachable = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/
const ofFiles = /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOENT|ENOTDIR)$/

/** What an operator can do something about, in two lines in place of a stack; everything else as it is. */
export function explainFailure(error: unknown, env: NodeJS.ProcessEnv = process.env): unknown {
  if (!(error instanceof Error) || error instanceof Failure) return error
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : ''
  if (error instanceof AppError && error.code === 'storage_unavailable')
    return new Failure(
      `The file store does not answer: ${cause.message}`,
      'Look at DATA_DIR, or at FILES=s3 and the S3_ settings.',
      { cause: error },
    )
  const isAway = unreachable.test(code) && isOfDatabase(cause, env)
  if (refusals.test(code) || isAway || error.message.includes('connection timeout'))
    return new Failure(
      `The database does not answer: ${error.message || code}`,
      'Look at DATABASE_URL, and whether PostgreSQL runs.',
      { cause: error },
    )
  // Of a program that is not installed it is the program's path.
  const isOfProgram = 'syscall' in cause && String(cause.syscall).startsWith('spawn')
  if (ofFiles.test(code) && 'path' in cause && !isOfProgram)
    return new Failure(
      error.message,
      `Name a folder that ${processUser()} may write to, or give it this one.`,
      { cause: error },
    )
  return error
}
