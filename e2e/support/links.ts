import type { APIRequestContext } from '@playwright/test'
import { createApplication, createLink, type LinkPurpose } from '@sanad/contracts'
import { type Customer, registerCustomer, succeed } from '@sanad/testing'
import { ageCodes } from './database.ts'

export interface LinkedApplication {
  readonly customer: Customer
  readonly id: string
  readonly trackId: string
  /** The token of its access link. */
  readonly csrf: string
}

interface Kind {
  readonly serviceId?: string
  readonly stateId?: number | null
}

/** An application with its access link; its customer has no valid code and no session. */
export async function createLinkedApplication(
  request: APIRequestContext,
  dataDir: string,
  { serviceId = 'tc-registration', stateId = 21 }: Kind = {},
): Promise<LinkedApplication> {
  const customer = await registerCustomer(request)
  await ageCodes(dataDir, customer.mobile, 600)
  const { data } = await succeed(request, createApplication, {
    token: customer.token,
    body: { service_id: serviceId, stateId },
  })
  return { customer, id: data.id, trackId: data.track_id, csrf: data.csrf_token }
}

/** Another link to the same application. */
export async function makeLink(
  request: APIRequestContext,
  { customer, id }: LinkedApplication,
  purpose: LinkPurpose,
): Promise<string> {
  const { token } = customer
  const { data } = await succeed(request, createLink, { token, params: { id }, body: { purpose } })
  return data.token
}
