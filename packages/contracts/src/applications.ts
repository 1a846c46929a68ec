import { maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'
import { ApplicationFields } from './application-fields.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { ClientStatus, Selection, ServiceApplication, ServiceSummary } from './service-application.ts'
import { Done, Id, IdParams, NextCursor, PageQuery, typedText } from './wire.ts'

export const maxServiceSearch = 100

const StateId = z.int().check(z.minimum(1), z.maximum(36))

export const listMyServices = defineEndpoint({
  name: 'listMyServices',
  summary:
    "List the customer's applications, newest first; a page may be short, only a missing next_cursor ends it",
  method: 'GET',
  access: 'session',
  path: () => '/api/customer/user-services',
  query: z.extend(PageQuery, {
    /** Part of a title in either language, of a tracking id as people type it, or of a firm's name. */
    q: z.optional(typedText(maxServiceSearch)),
    status: z.optional(ClientStatus),
  }),
  success: z.object({ success: z.literal(true), services: z.array(ServiceSummary), next_cursor: NextCursor }),
  errors: [],
})

export const createApplication = defineEndpoint({
  name: 'createApplication',
  summary: 'Choose a service and create an application for it',
  method: 'POST',
  access: 'session',
  path: () => '/api/v2/services/user/add',
  body: z.extend(ApplicationFields, {
    service_id: z.string().check(z.minLength(1), z.maxLength(maxItemId)),
    stateId: z.optional(z.nullable(StateId)),
    business_id: z.optional(z.nullable(Id)),
    /** Made by the client for each attempt, so that a repeated call creates nothing twice. */
    request_id: z.optional(Id),
  }),
  success: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ id: Id, track_id: z.string(), csrf_token: z.string() }),
  }),
  errors: ['service_not_found', 'state_not_found', 'not_found', 'field_invalid'],
})

export const getServiceDetails = defineEndpoint({
  name: 'getServiceDetails',
  summary: 'Read everything that the service screen shows',
  method: 'GET',
  access: 'session',
  path: ({ userServiceId }) => `/api/v2/services/user/details/${userServiceId}`,
  params: z.object({ userServiceId: Id }),
  success: z.object({ success: z.literal(true), data: ServiceApplication }),
  errors: ['not_found'],
})

export const updateApplication = defineEndpoint({
  name: 'updateApplication',
  summary: 'Change editable fields; state, quantity and choice only before payment',
  method: 'PUT',
  access: 'link',
  path: ({ id }) => `/api/v2/services/user/update/${id}`,
  params: IdParams,
  body: z.extend(ApplicationFields, {
    stateId: z.optional(StateId),
    quantity: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    selection: z.optional(z.nullable(Selection)),
  }),
  success: Done,
  errors: [
    'not_found',
    'link_invalid',
    'application_verified',
    'choice_locked',
    'order_live',
    'payment_in_review',
    'quantity_unavailable',
    'selection_unavailable',
    'state_not_found',
    'field_invalid',
  ],
})

export const updateApplicationBusiness = defineEndpoint({
  name: 'updateApplicationBusiness',
  summary: "Assign one of the customer's businesses, before payment",
  method: 'PUT',
  access: 'session',
  path: ({ id }) => `/api/v2/services/user/update-business/${id}`,
  params: IdParams,
  body: z.object({ business_id: Id }),
  success: Done,
  errors: ['not_found', 'business_locked', 'order_live', 'payment_in_review'],
})

export const deleteApplication = defineEndpoint({
  name: 'deleteApplication',
  summary: 'Delete an application of which nothing was paid',
  method: 'DELETE',
  access: 'session',
  path: ({ id }) => `/api/v2/services/user/delete-application/${id}`,
  params: IdParams,
  success: Done,
  errors: ['not_found', 'paid_not_deletable', 'order_live', 'payment_in_review'],
})

export const markOtpViewSeen = defineEndpoint({
  name: 'markOtpViewSeen',
  summary: 'Record that the OTP-verified popup was seen',
  method: 'PATCH',
  access: 'session',
  path: ({ id }) => `/api/v2/services/update-otp-verification/${id}`,
  params: IdParams,
  body: z.object({ otp_verified_view: z.union([z.literal(0), z.literal(1)]) }),
  success: Done,
  errors: ['not_found'],
})
