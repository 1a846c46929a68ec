import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  addBusinessName,
  bookConsultation,
  createTicket,
  listConsultationSlots,
  setComplianceProfile,
} from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { type Customer, succeed } from '@sanad/testing'
import { applyFor, payInFull } from './applications.ts'

export interface Belongings {
  readonly paidId: string
  readonly unpaidId: string
  readonly businessId: string
  readonly ticketId: string
  readonly consultationId: string
}

/** Gives a customer something in every section of the dashboard. */
export async function fillDashboard(
  request: APIRequestContext,
  gatewayOrigin: string,
  customer: Customer,
): Promise<Belongings> {
  const { token } = customer
  const paidId = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, paidId)
  const unpaidId = await applyFor(request, customer, 'tp-registration', 'Rao Foods')
  const { business_id: businessId } = await succeed(request, addBusinessName, {
    token,
    body: { name_of_firm: 'Asha Foods LLP', user_id: customer.id },
  })
  await fillCompliance(request, token, businessId)
  const ticket = await succeed(request, createTicket, {
    token,
    body: {
      subject: 'बिजली का बिल',
      topic: 'documents',
      message: 'किसका बिल चाहिए?',
      application_id: paidId,
      request_id: randomUUID(),
    },
  })
  const slots = (await succeed(request, listConsultationSlots, { token, query: {} })).data.flatMap(
    (day) => day.slots,
  )
  const starts_at = slots.findLast(({ available }) => available)?.starts_at ?? ''
  const consultation = await succeed(request, bookConsultation, {
    token,
    body: { topic: 'gst', mode: 'video', starts_at, request_id: randomUUID() },
  })
  return { paidId, unpaidId, businessId, ticketId: ticket.data.id, consultationId: consultation.data.id }
}

/** Due dates of every kind, and a licence that has ended. */
async function fillCompliance(request: APIRequestContext, token: string, id: string): Promise<void> {
  const valid_until = addDays(indianDayOf(new Date().toISOString()), -2)
  await succeed(request, setComplianceProfile, {
    token,
    params: { id },
    body: {
      facts: {
        organisation: 'llp',
        gst: 'monthly',
        turnover: 'up_to_2_crore',
        state_id: 21,
        tax_audit: false,
        advance_tax: 'quarterly',
        deducts_tds: true,
        started_on: null,
        director_kyc_year: null,
      },
      licences: [{ id: randomUUID(), title: 'दुकान का लाइसेंस', valid_until }],
    },
  })
}
