import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'

/** Card of the catalogue. `from_price`: the lowest amount payable now, in whole rupees, tax included. */
export const CatalogueService = z.object({
  service_id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(['skill', 'business', 'tax', 'licence']),
  from_price: z.int(),
  price_note: z.enum(['fixed', 'per_unit', 'first_stage', 'from']),
  /** Of a service that is paid in parts: all of them, tax included; null otherwise. Absent in answers of older portals. */
  whole_price: z.optional(z.nullable(z.int())),
  /** Number of stages in its timeline. */
  stages: z.int(),
  documents: z.int(),
})
export type CatalogueService = z.infer<typeof CatalogueService>

export const listCatalogue = defineEndpoint({
  name: 'listCatalogue',
  summary: 'List the services of the catalogue',
  method: 'GET',
  access: 'public',
  path: () => '/api/service-mapper/services',
  success: z.object({ success: z.literal(true), data: z.array(CatalogueService) }),
  errors: [],
})

export const State = z.object({ id: z.int(), state_name: z.string() })
export type State = z.infer<typeof State>

export const listStates = defineEndpoint({
  name: 'listStates',
  summary: 'List the States and Union Territories',
  method: 'GET',
  access: 'public',
  urgency: 'always',
  path: () => '/api/states/all',
  success: z.object({ success: z.literal(true), data: z.array(State) }),
  errors: [],
})

export const getState = defineEndpoint({
  name: 'getState',
  summary: 'Read one State or Union Territory',
  method: 'GET',
  access: 'public',
  path: ({ id }) => `/api/states/get/${id}`,
  params: z.object({ id: z.coerce.number().check(z.int()) }),
  success: z.object({ success: z.literal(true), data: State }),
  errors: ['state_not_found'],
})
