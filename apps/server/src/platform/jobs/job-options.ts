import type { FastifyBaseLogger } from 'fastify'
import type { JobHandler } from './job.ts'

export interface JobOptions {
  readonly databaseUrl: string
  readonly handlers: readonly JobHandler[]
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'debug'>
}
