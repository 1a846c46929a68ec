import type { FastifyInstance } from 'fastify'
import type { FaultReporter } from './fault-reporter.ts'

/** What nobody caught leaves the process in a state that nobody knows: it is told, then it ends. Answers how to forget it. */
export function exitOnFault(
  { log, readiness }: Pick<FastifyInstance, 'log' | 'readiness'>,
  faults: FaultReporter,
): () => void {
  const end = async (error: unknown) => {
    readiness.turnOff()
    log.fatal({ err: error }, 'Nobody caught this; the process ends')
    faults.report(error, { in: 'process', name: 'uncaught' })
    await faults.settled()
    process.exit(1)
  }
  process.once('uncaughtException', end)
  return () => process.off('uncaughtException', end)
}
