import type { TicketTopic } from '@sanad/contracts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Made, MadeAt } from './column-types.ts'

interface Tickets {
  id: Generated<string>
  customer_id: string
  application_id: string | null
  /** The submitted answer that the customer asks to change. */
  field_id: string | null
  ticket_no: string
  request_id: string
  topic: TicketTopic
  subject: string
  created_at: MadeAt
}

interface TicketEntries {
  id: Generated<string>
  ticket_id: string
  position: GeneratedAlways<string>
  kind: 'message' | 'closing'
  author_kind: 'customer' | 'staff'
  staff_id: string | null
  /** Of the service centre, in a session of the customer; see 044-ticket-authors.sql. */
  acting_staff_id: string | null
  body: string | null
  request_id: string | null
  /** The customer is shown it from then on; see 111-replies-held.sql. */
  visible_at: Made<Date>
  act_id: string | null
  recorded_at: MadeAt
}

interface TakenBackReplies {
  takes_back: string
  ticket_id: string
  message_id: string | null
  body: Made<string>
  staff_id: string
  request_id: string
  recorded_at: MadeAt
}

/** Written by the database alone. */
interface TicketStates {
  ticket_id: string
  position: string
  status: 'open' | 'answered' | 'closed'
}

interface TicketFiles {
  id: Generated<string>
  message_id: string
  filename: string
  original_name: string
  content_type: string
  size_bytes: number
  sha256: Buffer
  uploaded_at: MadeAt
}

interface NoteEntries {
  id: Generated<string>
  customer_id: string
  application_id: string | null
  ticket_id: string | null
  staff_id: string
  body: string
  about_others: Made<boolean>
  is_call: Made<boolean>
  request_id: string
  recorded_at: MadeAt
}

interface TextVersions {
  id: GeneratedAlways<string>
  kind: 'saved_reply'
  key: string
  version: number
  name: JSONColumnType<{ en: string; hi: string }>
  body: JSONColumnType<{ en: string; hi: string }>
  recorded_by: string | null
  recorded_at: MadeAt
}

/** Support tickets; see 005-tickets.sql and 059-tickets-at-the-desk.sql. */
export interface TicketTables {
  tickets: Tickets
  ticket_entries: TicketEntries
  ticket_states: TicketStates
  taken_back_replies: TakenBackReplies
  ticket_files: TicketFiles
  note_entries: NoteEntries
  text_versions: TextVersions
}
