import { listAssignedDocuments, mapService, maxFileBytes } from '@sanad/contracts'
import { type ServiceDefinition, textIn } from '@sanad/domain'
import type { FastifyInstance } from 'fastify'
import { AppError, orThrow } from '../../platform/app-error.ts'
import { type Language, languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { toFieldView } from './field-view.ts'
import { findOfferedService } from './service-versions.ts'

const formats = ['pdf', 'jpg', 'jpeg', 'png'].map((extension) => ({ extension, max_bytes: maxFileBytes }))

/** Requirements of a service's current version. */
export function registerServiceMapper(app: FastifyInstance, { db }: Services): void {
  route(app, mapService, async ({ body: { service_id, type }, request }) => {
    if (!service_id || !type) throw new AppError('service_details_missing')
    const service = orThrow(await findOfferedService(db, service_id), 'service_not_found')
    const language = languageOf(request)
    return {
      success: true,
      service: toSummary(service, language),
      documents: toDocuments(service, language),
      fields: service.fields.map((field) => toFieldView(field, service, language)),
      formats,
    }
  })

  route(app, listAssignedDocuments, async ({ params, request }) => {
    if (params.id === '') throw new AppError('service_id_missing')
    const service = orThrow(await findOfferedService(db, params.id), 'service_not_found')
    const documents = toDocuments(service, languageOf(request))
    return { success: true, rows: documents.map((row) => ({ ...row, service_id: service.slug })) }
  })
}

function toSummary(service: ServiceDefinition, language: Language) {
  return {
    service_id: service.slug,
    title: textIn(service.title, language),
    type_of_reg: service.typeOfRegistration,
    category: service.category,
    description: textIn(service.description, language),
    points: service.points.map((point) => textIn(point, language)),
  }
}

function toDocuments({ documents }: ServiceDefinition, language: Language) {
  return documents.map(({ id, label, help }) => ({
    document_id: id,
    label: textIn(label, language),
    document_title: textIn(label, language),
    help: help ? textIn(help, language) : '',
  }))
}
