import {
  type CatalogueService,
  getState as getStateEndpoint,
  listCatalogue,
  listStates as listStatesEndpoint,
  type State as StateView,
} from '@sanad/contracts'
import { type ServiceDefinition, type State, textIn } from '@sanad/domain'
import type { FastifyInstance } from 'fastify'
import { orThrow } from '../../platform/app-error.ts'
import { type Language, languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import { findTranslatedState, translatedStates } from '../../platform/language/translated-states.ts'
import type { Services } from '../../platform/services.ts'
import { fromPrice } from './from-price.ts'
import { registerServiceMapper } from './service-mapper-routes.ts'
import { listOfferedServices } from './service-versions.ts'

export function registerCatalogue(app: FastifyInstance, services: Services): void {
  const { db } = services
  registerServiceMapper(app, services)

  route(app, listCatalogue, async ({ request }) => {
    const offered = await listOfferedServices(db)
    return { success: true as const, data: offered.map((service) => toCard(service, languageOf(request))) }
  })

  route(app, listStatesEndpoint, async ({ request }) => ({
    success: true as const,
    data: translatedStates.map((state) => toStateView(state, languageOf(request))),
  }))

  route(app, getStateEndpoint, async ({ params, request }) => ({
    success: true as const,
    data: toStateView(orThrow(findTranslatedState(params.id), 'state_not_found'), languageOf(request)),
  }))
}

function toCard(service: ServiceDefinition, language: Language): CatalogueService {
  return {
    service_id: service.slug,
    title: textIn(service.title, language),
    summary: textIn(service.summary, language),
    category: service.category,
    ...fromPrice(service),
    stages: service.timeline.length,
    documents: service.documents.length,
  }
}

function toStateView({ id, name }: State, language: Language): StateView {
  return { id, state_name: textIn(name, language) }
}
