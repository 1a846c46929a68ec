import { readCentreDays, readHelp, readTrader } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { listCentreDays } from './list-centre-days.ts'

/** How the service centre is reached and who runs it, for everybody. */
export function registerHelp(app: FastifyInstance, { config, db }: Pick<Services, 'config' | 'db'>): void {
  route(app, readHelp, async () => ({ success: true, data: config.help }))
  route(app, readCentreDays, async () => ({ success: true, data: await listCentreDays(db) }))
  route(app, readTrader, async () => ({ success: true, data: config.trader }))
}
