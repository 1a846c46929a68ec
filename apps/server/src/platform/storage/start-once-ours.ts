import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../services.ts'
import { type Claim, claimFileStore } from './claim-file-store.ts'

interface Options {
  readonly services: Pick<Services, 'db' | 'files'>
  readonly claim: Claim
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  readonly everyMs?: number
}

type Stop = () => Promise<void>

/**
 * Starts jobs at once where the file store is this database's, and otherwise when it has become so (`npm run
 * adopt-files`). A restored or copied database holds promises that production keeps, or has kept since: messages would
 * go out twice.
 */
export async function startOnceOurs(options: Options, start: () => Promise<Stop>): Promise<Stop> {
  if (options.claim === 'ours') return await start()
  const stopping = new AbortController()
  const started = becomeOurs(options, stopping.signal).then((isOurs) => (isOurs ? start() : undefined))
  return async () => {
    stopping.abort()
    await (await started)?.()
  }
}

async function becomeOurs(
  { services, log, everyMs = 5000 }: Options,
  stopping: AbortSignal,
): Promise<boolean> {
  for (;;) {
    await wait(everyMs, undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) return false
    try {
      if ((await claimFileStore(services)) !== 'ours') continue
      log.info('The file store is this database’s now: jobs begin')
      return true
    } catch (error) {
      log.warn({ err: error }, 'It could not be seen whose the file store is')
    }
  }
}
