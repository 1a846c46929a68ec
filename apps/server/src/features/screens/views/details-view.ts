import type { ServiceApplication } from '@sanad/contracts'
import type { Standing } from '@sanad/domain'
import { nameMarkOf } from '../../case/namesakes.ts'
import { priceTermsOf } from '../../case/price-terms.ts'
import { shownValue } from '../../case/shown-value.ts'
import type { ServiceApplicationRow } from '../service-application-row.ts'

/** Application fields under their wire names; values from profile, business and service take precedence. */
export function toDetailsView(
  row: ServiceApplicationRow,
  { paymentStatus, clientStatus }: Standing,
): ServiceApplication['serviceDetails'] {
  const given = Object.fromEntries(Object.entries(row.fields).map(([key, value]) => [key, shownValue(value)]))
  return {
    ...given,
    id: row.id,
    user_id: row.customer_id,
    service_id: row.service_slug,
    track_id: row.track_id,
    payment_status: paymentStatus,
    client_status: clientStatus,
    stateId: row.state_id,
    discount_price: Number(priceTermsOf(row).unusedDiscount),
    business_id: row.business_id,
    name_of_firm: row.name_of_firm ?? given.name_of_firm ?? null,
    ...nameMarkOf(row.business_id, row),
    name_of_person: row.name_of_person,
    email: row.email,
    mobile: row.mobile,
    type_of_reg: row.definition.typeOfRegistration,
    otp_verified_view: row.otp_verified_view,
    created_at: row.created_at.toISOString(),
    quantity: row.quantity,
    selection: row.selection,
  }
}
