import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { narrowedTo } from '../../platform/http/narrowed-to.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { lookUpPan } from './search/look-up-pan.ts'
import { searchDesk } from './search/search-desk.ts'

/** The search of the desk, by person limited to what somebody can type. */
export function registerDeskSearch(app: FastifyInstance, { db, config }: Services): void {
  const searching = createRateLimit(db, { name: 'desk-search', points: 120, seconds: 60 })
  const lookUps = createRateLimit(db, { name: 'pan-lookups', points: 60, seconds: 3600 })

  route(app, staffEndpoints.searchDesk, async ({ principal, query, request }) => {
    await searching.take(principal.staffId)
    const { hits, tried } = await searchDesk(db, {
      q: query.q,
      language: languageOf(request),
      narrowedTo: narrowedTo(principal, 'search'),
    })
    return { success: true, data: hits, tried }
  })

  route(app, staffEndpoints.lookUpPan, async ({ principal, body, request }) => {
    await lookUps.take(principal.staffId)
    const keys = config.secrets.personalData
    const data = await lookUpPan(db, {
      keys,
      language: languageOf(request),
      ...body,
      narrowedTo: narrowedTo(principal, 'identifier.lookup'),
    })
    return { success: true, data }
  })
}
