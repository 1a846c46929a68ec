import type { FieldValue, LinkPurpose, Selection } from '@sanad/contracts'
import type { Buyer, DeliverableKind, LocalText, ServiceDefinition } from '@sanad/domain'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { SealedValue } from '../sealed-value.ts'
import type { Made, MadeAt } from './column-types.ts'

interface Businesses {
  id: Generated<string>
  customer_id: string
  name_of_firm: string
  buyer: JSONColumnType<Buyer> | null
  request_id: string | null
  created_at: MadeAt
  updated_at: Made<Date>
}

interface ServiceVersions {
  slug: string
  version: number
  definition: JSONColumnType<ServiceDefinition>
  digest: GeneratedAlways<string>
  offered: Made<boolean>
  loaded_at: MadeAt
}

interface Applications {
  id: Generated<string>
  customer_id: string
  business_id: string | null
  service_slug: string
  service_version: number
  track_id: string
  request_id: string | null
  state_id: number | null
  buyer: JSONColumnType<Buyer> | null
  quantity: Made<number>
  selection: JSONColumnType<Selection> | null
  discount_price: ColumnType<string, string | number | undefined, string | number>
  fields: ColumnType<Record<string, string | SealedValue>, string | undefined, string>
  otp_verified_view: Made<0 | 1>
  form_submitted_at: Date | null
  created_at: MadeAt
  deleted_at: Date | null
}

interface AccessLinks {
  token_hash: Buffer
  application_id: string
  purpose: LinkPurpose
  created_at: MadeAt
  expires_at: Date | null
  made_in_session: string | null
  made_by_staff: string | null
  used_at: Date | null
}

interface UploadedDocuments {
  id: Generated<string>
  application_id: string
  /** By a trigger. */
  customer_id: string | null
  document_id: string
  filename: string
  original_name: string
  content_type: string
  size_bytes: number
  sha256: Buffer
  uploaded_at: MadeAt
  replaced_at: Date | null
}

interface SubmittedFields {
  application_id: string
  field_id: string
  value: ColumnType<FieldValue | SealedValue, string, string>
  submitted_at: MadeAt
}

interface SubmittedExtraInfo {
  application_id: string
  item_id: string
  value: string
  submitted_at: MadeAt
}

interface Deliverables {
  id: Generated<string>
  application_id: string
  staff_id: string
  kind: DeliverableKind
  title: JSONColumnType<LocalText>
  number: string | null
  issued_on: string
  valid_until: string | null
  visible_at_once: boolean
  visible_at: Made<Date>
  replaces: string | null
  item_id: string | null
  act_id: string | null
  filename: string
  content_type: string
  size_bytes: number
  sha256: Buffer
  request_id: string
  attached_at: MadeAt
}

/** Applications and what belongs to them; see 002-applications.sql. */
export interface ApplicationTables {
  businesses: Businesses
  service_versions: ServiceVersions
  applications: Applications
  access_links: AccessLinks
  uploaded_documents: UploadedDocuments
  /** See 039-deliverables.sql. */
  deliverables: Deliverables
  submitted_fields: SubmittedFields
  submitted_extra_info: SubmittedExtraInfo
}
