import type { FastifyBaseLogger } from 'fastify'
import type { ChannelListener } from '../channel-listener.ts'
import type { JobHandler } from './job.ts'

export interface JobOptions {
  readonly databaseUrl: string
  readonly listener: ChannelListener
  readonly handlers: readonly JobHandler[]
  /** After its last attempt. */
  readonly onGivenUp?: (error: unknown, job: { name: string; requestId: string | undefined }) => void
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'debug'>
}
