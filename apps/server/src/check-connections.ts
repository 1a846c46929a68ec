import type { FastifyBaseLogger } from 'fastify'
import { listDatabases, listDependencies } from './list-dependencies.ts'
import { checkDependencies } from './platform/dependencies/check-dependencies.ts'
import type { PortalConfig } from './platform/portal-config.ts'
import type { Services } from './platform/services.ts'

/** Without a database nothing can start: it is named by its setting, before anything else fails by it. */
export async function assertDatabasesAnswer(config: PortalConfig): Promise<void> {
  const failed = (await checkDependencies(listDatabases(config))).filter(({ status }) => status === 'failed')
  if (failed.length === 0) return
  const lines = failed.map(({ name, problem }) => `${name}: ${problem}`)
  throw new Error(`The database does not answer:\n  ${lines.join('\n  ')}`)
}

/** Whose the store is must be known before anything is stored; what customers are told of its silence says nothing here. */
export async function assertStoreAnswers({
  config,
  files,
}: Pick<Services, 'config' | 'files'>): Promise<void> {
  const settings =
    config.files.kind === 's3' ? 'FILES=s3 (S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID)' : 'DATA_DIR'
  const [state] = await checkDependencies([{ name: settings, check: () => files.readMarker() }], {
    withinMs: 25_000,
  })
  if (state?.status === 'failed')
    throw new Error(`The file store does not answer:\n  ${state.name}: ${state.problem}`)
}

/** The others are wanted later, and may be back by then: a start is not refused, but says which do not answer. */
export async function sayWhatDoesNotAnswer(
  services: Services,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  const states = await checkDependencies(listDependencies(services))
  for (const { name, problem } of states.filter(({ status }) => status === 'failed'))
    log.error({ dependency: name, problem }, 'A dependency does not answer')
  const answered = states.filter(({ status }) => status === 'ok').map(({ name }) => name)
  log.info({ answered }, 'Dependencies were asked')
}
