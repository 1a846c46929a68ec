import { readHelp, readTrader } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'

/** How the service centre is reached and who runs it, for everybody. */
export function registerHelp(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  route(app, readHelp, async () => ({ success: true, data: config.help }))
  route(app, readTrader, async () => ({ success: true, data: config.trader }))
}
