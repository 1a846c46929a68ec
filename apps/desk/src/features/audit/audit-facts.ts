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
  times: 'detailTimes',
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
  changed: 'detailChanged',
  name_of_firm: 'detailFirm',
  finding: 'detailFinding',
  topic: 'detailTopic',
  mode: 'detailMode',
  task: 'detailTask',
  channel: 'detailChannel',
  name: 'detailName',
  services: 'detailServices',
  service_type: 'detailService',
  version: 'detailVersion',
  relation: 'detailRelation',
  day: 'detailDay',
  amount: 'detailAmountRupees',
  is_full_payment: 'detailWholePayment',
  stages: 'detailStages',
  stages_paid: 'detailStages',
  application_id: 'detailApplication',
  order_id: 'detailOrder',
  attempt: 'detailAttempt',
  sent_by: 'detailSentBy',
  payment_method: 'detailPaymentWay',
  purpose: 'detailPurpose',
  by: 'detailBy',
  fields: 'detailFields',
  valid_from: 'detailValidFrom',
  file_name: 'detailFileName',
  document_name: 'detailFileName',
  file_size: 'detailFileSize',
  file_type: 'detailFileType',
}

export const valueNames: Readonly<Record<string, keyof AuditTexts>> = {
  totp: 'valueTotp',
  passkey: 'valuePasskey',
  true: 'valueTrue',
  false: 'valueFalse',
  form: 'valueForm',
  information: 'valueInformation',
  sms: 'valueSms',
  email: 'valueEmail',
  whatsapp: 'valueWhatsapp',
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
