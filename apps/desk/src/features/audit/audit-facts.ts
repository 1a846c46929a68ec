import type { AuditTexts } from '@sanad/texts/desk/audit'

/** What an entry is about. */
export const entityNames: Readonly<Record<string, keyof AuditTexts>> = {
  customer: 'entityCustomer',
  application: 'entityApplication',
  ticket: 'entityTicket',
  consultation: 'entityConsultation',
  business: 'entityBusiness',
  payment_order: 'entityPaymentOrder',
  staff_member: 'entityStaffMember',
  work: 'entityWork',
  team: 'entityTeam',
  refund: 'entityRefund',
  job: 'entityJob',
  due_date_extension: 'entityDueDateExtension',
  calendar_day: 'entityCalendarDay',
}

/** Details, as they were recorded. */
export const detailNames: Readonly<Record<string, keyof AuditTexts>> = {
  stage_id: 'detailStageId',
  document_id: 'detailDocumentId',
  upload_id: 'detailUploadId',
  field_id: 'detailFieldId',
  item_id: 'detailItemId',
  deliverable_id: 'detailDeliverableId',
  factor: 'detailFactor',
  why: 'detailWhy',
  shown: 'detailShown',
  from: 'detailFrom',
  to: 'detailTo',
  ticket_no: 'detailTicketNo',
  kind: 'detailKind',
  promised_on: 'detailPromisedOn',
  starts_at: 'detailStartsAt',
  message_id: 'detailMessageId',
  note_id: 'detailNoteId',
  number: 'detailNumber',
  status: 'detailStatus',
  staff_id: 'detailStaffId',
  roles: 'detailRoles',
  amount_rupees: 'detailAmountRupees',
  replaces: 'detailReplaces',
  reference: 'detailReference',
}

export const valueNames: Readonly<Record<string, keyof AuditTexts>> = {
  totp: 'valueTotp',
  passkey: 'valuePasskey',
  true: 'valueTrue',
  false: 'valueFalse',
  form: 'valueForm',
  information: 'valueInformation',
}

/** In the member's language; undefined where there is no word for it. */
export function wordOf(
  texts: AuditTexts,
  names: Readonly<Record<string, keyof AuditTexts>>,
  code: string,
): string | undefined {
  const name = Object.hasOwn(names, code) ? names[code] : undefined
  const text = name && texts[name]
  return typeof text === 'string' ? text : undefined
}
