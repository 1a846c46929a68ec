import type { APIRequestContext } from '@playwright/test'
import { getServiceDetails } from '@sanad/contracts'
import { type Customer, succeed } from '@sanad/testing'
import { giveInformation } from './give-information.ts'

/** Gives everything that an application of `skill-india` asks for; returns the ids of the uploads by document. */
export async function giveEverything(
  request: APIRequestContext,
  customer: Customer,
  applicationId: string,
): Promise<ReadonlyMap<string, string>> {
  const params = { userServiceId: applicationId }
  const { data } = await succeed(request, getServiceDetails, { token: customer.token, params })
  const documents = data.documentList.map(({ document_id }) => document_id)
  return giveInformation(request, customer, { applicationId, documents, answers })
}

const answers = {
  'full-name': 'Asha Kulkarni',
  'birth-date': '1988-11-20',
  'aadhaar-number': '234123412346',
  'aadhaar-mobile': '9876543210',
  'home-state': '21',
  'home-pin': '411004',
  education: 'graduate',
  purpose: ['institute'],
}
