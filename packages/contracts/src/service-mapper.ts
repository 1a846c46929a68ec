import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { FieldView } from './information-fields.ts'

const optionalText = z.optional(z.string().check(z.trim(), z.maxLength(100)))

const ServiceDocument = z.object({
  document_id: z.string(),
  label: z.string(),
  document_title: z.string(),
  help: z.string(),
})

export const mapService = defineEndpoint({
  name: 'mapService',
  summary: 'Read the requirements of a service: documents, fields and file formats',
  method: 'POST',
  access: 'public',
  path: () => '/api/service-mapper/services/details',
  body: z.object({ service_id: optionalText, type: optionalText }),
  success: z.object({
    success: z.literal(true),
    service: z.object({
      service_id: z.string(),
      title: z.string(),
      type_of_reg: z.string(),
      category: z.string(),
      description: z.string(),
      points: z.array(z.string()),
    }),
    documents: z.array(ServiceDocument),
    fields: z.array(FieldView),
    formats: z.array(z.object({ extension: z.string(), max_bytes: z.int() })),
  }),
  errors: ['service_details_missing', 'service_not_found'],
})

export const listAssignedDocuments = defineEndpoint({
  name: 'listAssignedDocuments',
  summary: 'List the documents that a service requires',
  method: 'GET',
  access: 'public',
  path: ({ id }) => `/api/service-mapper/services/${id}/assigned-documents`,
  params: z.object({ id: z.string().check(z.trim(), z.maxLength(100)) }),
  success: z.object({
    success: z.literal(true),
    rows: z.array(z.extend(ServiceDocument, { service_id: z.string() })),
  }),
  errors: ['service_id_missing', 'service_not_found'],
})
