import type { FieldValue } from '@sanad/contracts'
import {
  type AskedFieldKey,
  applicationFieldDefinition,
  applicationFieldGroups,
  type CalendarDay,
  checkFieldValue,
  type FieldDefinition,
  findInvoiceAnswer,
  hasOwnersPan,
  isAskedField,
  isPanOfPerson,
  type LocalText,
  type SameAsField,
  type ServiceDefinition,
  undoSeconds,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { isSealed, type SealedValue } from '../../platform/sealed-value.ts'
import type { BuyerRow } from './buyer-of.ts'
import { completionStands } from './completion-stands.ts'
import { readDefinitions, type VersionRef, versionRef } from './definitions.ts'
import { documentStatus, lastDecision } from './document-status.ts'
import { isShownDeliverable } from './shown-deliverable.ts'
import type { StoredFields } from './stored-fields.ts'

const mostApplications = 10

/** The latest other applications of the customer of `applications a`, with what was given there, as `earlier`. */
export const earlierApplications = sql`
  (select coalesce(json_agg(e order by e.created_at desc), '[]') from (
     select o.id, o.created_at, ${versionRef} as version, o.fields, o.quantity,
       coalesce(o.business_id = a.business_id, false) as same_business,
       (select coalesce(json_agg(json_build_object('fieldId', f.field_id, 'value', f.value)), '[]')
          from submitted_fields f where f.application_id = o.id) as submitted,
       (select coalesce(json_agg(json_build_object(
                 'id', d.id, 'documentId', d.document_id, 'originalName', d.original_name,
                 'status', ${documentStatus})), '[]')
          from uploaded_documents d ${lastDecision}
         where d.application_id = o.id and d.replaced_at is null) as documents,
       (select coalesce(json_agg(json_build_object(
                 'itemId', d.item_id, 'number', d.number,
                 'shownBefore', ${isShownDeliverable(false)}, 'shownAfter', ${isShownDeliverable(true)}) order by d.attached_at desc), '[]')
          from deliverables d
         where d.application_id = o.id and d.item_id is not null and d.number is not null) as delivered,
       (select coalesce(json_agg(json_build_object('itemId', n.ask_id, 'number', n.value)), '[]')
          from stage_answers n where n.application_id = o.id and n.visible and n.released_at is null
           and n.recorded_at <= now() - make_interval(secs => ${undoSeconds})) as answered,
       (select coalesce(json_agg(s.stage_id), '[]')
          from staff_acts s where s.application_id = o.id and s.kind = 'complete' and ${completionStands('s')}) as completed
     from applications o
     join service_versions v on v.slug = o.service_slug and v.version = o.service_version
     where o.customer_id = a.customer_id and o.id <> a.id and o.deleted_at is null
     order by o.created_at desc limit ${mostApplications}
   ) e) as earlier`

/** What the account of `customers c` says, by the names of the form. */
export const personColumn = sql`jsonb_strip_nulls(jsonb_build_object(
  'name_of_person', c.name_of_person, 'email', c.email, 'mobile', c.mobile,
  'date_of_birth', to_char(c.date_of_birth, 'YYYY-MM-DD'), 'address', nullif(btrim(c.address), '')))`

type KeyOfPerson = 'name_of_person' | 'email' | 'mobile' | 'date_of_birth' | 'address'

export interface PersonRow {
  readonly person: Partial<Record<KeyOfPerson, string>>
}

interface EarlierApplication {
  readonly id: string
  readonly title: LocalText
  readonly asked: readonly FieldDefinition[]
  readonly askedDocuments: ServiceDefinition['documents']
  readonly fields: StoredFields
  readonly quantity: number
  readonly same_business: boolean
  readonly submitted: readonly Submitted[]
  readonly documents: readonly { id: string; documentId: string; originalName: string; status: string }[]
  /** Numbers that the customer has seen, by the item of the service that gave them. */
  readonly issued: readonly Issued[]
}

interface Issued {
  readonly itemId: string
  readonly number: string
}

interface Submitted {
  readonly fieldId: string
  readonly value: FieldValue | SealedValue
}

/** As the column has them: the texts and fields of their services are not read with every one of them. */
export interface EarlierRow {
  readonly earlier: readonly (Omit<EarlierApplication, 'title' | 'asked' | 'askedDocuments' | 'issued'> & {
    readonly version: VersionRef
    readonly delivered: readonly (Issued & { readonly shownBefore: boolean; readonly shownAfter: boolean })[]
    readonly answered: readonly Issued[]
    readonly completed: readonly string[]
  })[]
}

export async function withDefinitions(
  db: Db,
  earlier: EarlierRow['earlier'],
): Promise<readonly EarlierApplication[]> {
  const definitionOf = await readDefinitions(
    db,
    earlier.map(({ version }) => version),
  )
  return earlier.map(({ version, delivered, answered, completed, ...application }) => {
    const named = { service_slug: version.slug, service_version: version.version }
    const { title, fields: asked, documents: askedDocuments, timeline } = definitionOf(named)
    const isCompleted = completed.includes(timeline.at(-1)?.id ?? '')
    const shown = delivered.filter(({ shownBefore, shownAfter }) => (isCompleted ? shownAfter : shownBefore))
    return { ...application, title, asked, askedDocuments, issued: [...answered, ...shown] }
  })
}

export interface EarlierApplicationsRow {
  readonly earlier: readonly EarlierApplication[]
}

export interface Known extends EarlierApplicationsRow {
  readonly id: string
  /** The form of this application. */
  readonly fields: StoredFields
  /** The information of this application, with the definitions of its fields. */
  readonly asked: readonly FieldDefinition[]
  readonly submitted: readonly Submitted[]
  /** Of the invoice; left out where only what is encrypted is looked for. */
  readonly buyer?: BuyerRow['buyer']
  /** Of the profile; left out likewise. */
  readonly person?: PersonRow['person']
  /** The State that was named for the tax; left out likewise. */
  readonly state_id?: number | null
}

/**
 * What is known of an answer, the nearest first: this application's form, information or invoice, the profile, then earlier
 * applications of the same business; what is asked about the person comes from any application of theirs, the number that a
 * service of ours gave from that; then what a sole owner's business was asked, last what the details of the invoice come to. Encrypted values are left out: they are shown as masks only (`listSealedAnswers`). A value that the field would refuse today is not known.
 */
export function findKnownAnswer(
  field: FieldDefinition,
  known: Known,
  today: CalendarDay,
): FieldValue | undefined {
  const answers = [
    // Where an address was said of the business, its State goes before that of the invoice.
    ...listAnswers(field, { ...known, state_id: null }),
    ...listAddressOfBusiness(field, known),
    ...listAnswers(field, known),
  ]
  for (const value of [...answers.map(({ value }) => value), ...listInvoiceAnswers(field, known)]) {
    if (isSealed(value)) continue
    const outcome = checkFieldValue(field, value, today)
    if (outcome.ok) return outcome.value
  }
  return undefined
}

/**
 * What follows from the details of the invoice, after what was answered. Staff do not compare with it: an address is written
 * in one way on an invoice and in parts on a form. A PAN that is held in a GSTIN is sent readable, unlike every other: so is
 * the GSTIN itself, to the same customer, and there is no sealed answer that its mask could stand for.
 */
function listInvoiceAnswers({ id, sameAs = id as SameAsField }: FieldDefinition, known: Known): string[] {
  if (!known.buyer) return []
  const [type] = listAnswers(applicationFieldDefinition('type_of_org'), known)
  const organisation = { hasOwnersPan: hasOwnersPan(type?.value?.toString()) }
  const answer = findInvoiceAnswer(sameAs, known.buyer, organisation)
  return answer === undefined ? [] : [answer]
}

/** An identity number that was given before, where it is kept, and what may be shown of it. */
export interface SealedAnswer {
  readonly applicationId: string
  /** The name under which it is kept there: part of what its encryption is bound to. */
  readonly fieldId: string
  readonly value: SealedValue
  /** The service of the earlier application; undefined where it was given in this one. */
  readonly title: LocalText | undefined
}

/** The same for what is encrypted, passwords excepted: those are another party's and change. */
export function listSealedAnswers(field: FieldDefinition, known: Known): readonly SealedAnswer[] {
  if (field.identifier === undefined || field.type === 'password') return []
  const answers = listAnswers(field, known).flatMap(({ value, ...kept }) =>
    isSealed(value) ? [{ ...kept, value }] : [],
  )
  return [...answers, ...listOwnersPan(field, known)]
}

/** A proprietorship has the PAN of its owner: what was given as the one is the other, within the same business. */
function listOwnersPan({ id, sameAs = id as AskedFieldKey }: FieldDefinition, known: Known): SealedAnswer[] {
  const other =
    sameAs === 'personal_pan'
      ? 'company_pan_number'
      : sameAs === 'company_pan_number'
        ? 'personal_pan'
        : undefined
  return (other ? listOfSoleOwner(other, known) : []).flatMap(({ value, ...kept }) =>
    isSealed(value) && isPanOfPerson(value.mask) ? [{ ...kept, value }] : [],
  )
}

const addressOfBusiness: Partial<Record<SameAsField, AskedFieldKey>> = {
  address: 'office_address',
  state: 'office_state',
  district: 'office_district',
  city: 'office_city',
  pincode: 'office_pincode',
}

/**
 * Who owns a business alone mostly lives or can be written to where it is: to be checked, as everything that is filled in.
 * Whole or not at all: a street of the one with the PIN code of the other would be nowhere.
 */
function listAddressOfBusiness(
  { id, sameAs = id as AskedFieldKey }: FieldDefinition,
  known: Known,
): KnownAnswer[] {
  const key = addressOfBusiness[sameAs]
  if (!key || listAnswers(applicationFieldDefinition('address'), known).length > 0) return []
  return listOfSoleOwner(key, known)
}

/** What was answered for a business that has one owner, within that business; of other organisations nothing. */
function listOfSoleOwner(key: AskedFieldKey, known: Known): KnownAnswer[] {
  const [type] = listAnswers(applicationFieldDefinition('type_of_org'), known)
  if (!hasOwnersPan(type?.value?.toString())) return []
  const ofBusiness = known.earlier.filter(({ same_business }) => same_business)
  return listAnswers(applicationFieldDefinition(key), { ...known, earlier: ofBusiness })
}

export interface KnownAnswer extends Omit<SealedAnswer, 'value'> {
  readonly place: 'form' | 'information' | 'invoice' | 'issued' | 'profile'
  readonly value: FieldValue | SealedValue
}

/** Every answer to what the field asks for, the nearest first. */
export function listAnswers(field: FieldDefinition, known: Known): KnownAnswer[] {
  const key = field.sameAs ?? (field.id as AskedFieldKey)
  const isOfPerson = applicationFieldGroups.user.some((name) => name === key)
  // Whom it names an application of the business said: it need not be the owner of the account.
  const isOfAccount = isOfPerson && !isAskedField(key)
  const gstin = field.identifier === 'gstin' ? known.buyer?.gstin : undefined
  const ofInvoice = gstin ? [{ place: 'invoice' as const, fieldId: key, value: gstin }] : []
  const ofState = known.state_id && (key === 'state' || key === 'office_state') ? [known.state_id] : []
  const ofProfile = isOfPerson ? answersIn('profile', { ...known.person }, key) : []
  const here = (answers: readonly Placed[]) =>
    answers.map((answer) => ({ ...answer, applicationId: known.id, title: undefined }))
  const earlier = known.earlier
    .filter(({ same_business }) => same_business || (isOfPerson && !isOfAccount))
    .flatMap((application) =>
      [
        ...application.issued
          .filter(({ itemId }) => itemId === field.issuedAs)
          .map(({ itemId, number }) => ({ place: 'issued' as const, fieldId: itemId, value: number })),
        ...application.submitted.filter(({ fieldId }) => fieldId === field.id).map(toInformation),
        ...(isOfAccount ? [] : findSubmitted(application, key)).filter(({ fieldId }) => fieldId !== field.id),
        ...answersIn('form', application.fields, key),
      ].map((answer) => ({ ...answer, applicationId: application.id, title: application.title })),
    )
  return [
    ...here([...answersIn('form', known.fields, key), ...findSubmitted(known, key), ...ofInvoice]),
    ...(isOfAccount ? [] : here(ofProfile)),
    ...earlier,
    ...(isOfAccount ? here(ofProfile) : []),
    // Where the customer is at home it may be another one: what was said of it elsewhere goes before.
    ...here(ofState.map((state) => ({ place: 'invoice', fieldId: key, value: String(state) }))),
  ]
}

type Placed = Submitted & Pick<KnownAnswer, 'place'>

function answersIn(
  place: 'form' | 'profile',
  fields: Readonly<Partial<Record<SameAsField, StoredFields[AskedFieldKey]>>>,
  key: SameAsField,
): Placed[] {
  const value = fields[key]
  return value === undefined ? [] : [{ place, fieldId: key, value }]
}

/** Submitted values of fields that ask for the same as the key. */
function findSubmitted({ asked, submitted }: Pick<Known, 'asked' | 'submitted'>, key: SameAsField): Placed[] {
  const ids = asked.filter(({ sameAs }) => sameAs === key).map(({ id }) => id)
  return submitted.filter(({ fieldId }) => ids.includes(fieldId)).map(toInformation)
}

const toInformation = ({ fieldId, value }: Submitted): Placed => ({ place: 'information', fieldId, value })
