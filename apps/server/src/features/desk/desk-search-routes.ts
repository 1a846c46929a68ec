import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { narrowedTo } from '../../platform/http/narrowed-to.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { searchDesk } from './search/search-desk.ts'

/** The search of the desk, by person limited to what somebody can type. */
export function registerDeskSearch(app: FastifyInstance, { db }: Services): void {
  const searching = createRateLimit(db, { name: 'desk-search', points: 120, seconds: 60 })

  route(app, staffEndpoints.searchDesk, async ({ principal, query }) => {
    await searching.take(principal.staffId)
    const { hits, tried } = await searchDesk(db, query.q, narrowedTo(principal, 'search'))
    return { success: true, data: hits, tried }
  })
}
