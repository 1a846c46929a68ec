import { maxFirmName } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done, Id, requiredText } from './wire.ts'

export const Business = z.object({ id: Id, name_of_firm: z.string(), user_id: Id })
export type Business = z.infer<typeof Business>

const missing = 'Name of firm and user_id are required'
const NewBusiness = z.object({ name_of_firm: requiredText(maxFirmName, missing), user_id: z.uuid(missing) })
const NewBusinessByEitherName = z
  .object({
    name_of_firm: z.optional(requiredText(maxFirmName, missing)),
    firmName: z.optional(requiredText(maxFirmName, missing)),
    user_id: z.uuid(missing),
    /** Made by the client for each attempt, so that a repeated call creates nothing twice. */
    request_id: z.optional(Id),
  })
  .check(z.refine(({ name_of_firm, firmName }) => (name_of_firm ?? firmName) !== undefined, missing))

export const listUserBusinesses = defineEndpoint({
  name: 'listUserBusinesses',
  summary: "List the customer's businesses, as a bare list",
  method: 'GET',
  access: 'session',
  path: () => '/api/customer/user-businesses',
  success: z.array(Business),
  errors: [],
})

export const addBusinessName = defineEndpoint({
  name: 'addBusinessName',
  summary: 'Create a business by its name',
  method: 'POST',
  access: 'session',
  path: () => '/api/business/add-business-name',
  body: NewBusiness,
  success: z.object({ success: z.literal(true), message: z.string(), business_id: Id }),
  errors: ['business_fields_missing', 'not_found'],
})

export const createBusiness = defineEndpoint({
  name: 'createBusiness',
  summary: 'Create a business; its name is also read as firmName',
  method: 'POST',
  access: 'session',
  path: () => '/api/business/create-business',
  body: NewBusinessByEitherName,
  success: z.object({ success: z.literal(true), message: z.string(), business_id: Id, data: Business }),
  errors: ['business_fields_missing', 'not_found'],
})

export const listBusinessesOfUser = defineEndpoint({
  name: 'listBusinessesOfUser',
  summary: "List a customer's businesses; only one's own are found",
  method: 'GET',
  access: 'session',
  path: ({ userId }) => `/api/business/user/${userId}`,
  params: z.object({ userId: Id }),
  success: z.object({ success: z.literal(true), data: z.array(Business), message: z.string() }),
  errors: ['not_found'],
})

export const updateBusiness = defineEndpoint({
  name: 'updateBusiness',
  summary: 'Rename a business',
  method: 'PUT',
  access: 'session',
  path: ({ id }) => `/api/business/update-business/${id}`,
  params: z.object({ id: z.uuid('Business ID is required') }),
  body: z.object({ name_of_firm: requiredText(maxFirmName, 'Please enter a valid business name.') }),
  success: Done,
  errors: ['not_found'],
})
