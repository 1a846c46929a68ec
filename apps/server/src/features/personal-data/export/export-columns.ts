import type { LocalText } from '@sanad/domain'
import { documentTitles } from '../../money-documents/print/document-texts.ts'
import { businessFacts } from './business-facts.ts'
import {
  actions,
  authors,
  channels,
  consultationTopics,
  decisions,
  guardians,
  messageKinds,
  nextSteps,
  notices,
  orderStates,
  purposes,
  refundStates,
  revealReasons,
  ticketTopics,
  wordsOf,
} from './export-words.ts'
import { browser, each, files, inWords, plain, rupees, type Show, time, trackingId } from './show-value.ts'

interface Column {
  readonly label: LocalText
  readonly show: Show
}

const labels = wordsOf('columns')

function column(name: keyof typeof labels, show: Show = plain): Column {
  return { label: labels[name], show }
}

/** Columns of the export: label, and how a value is rendered. */
export const exportColumns = {
  name: column('name'),
  mobile: column('mobile'),
  email: column('email'),
  date_of_birth: column('date_of_birth'),
  address: column('address'),
  registered_at: column('registered_at', time),

  purpose: column('purpose', inWords(purposes)),
  decision: column('decision', inWords(decisions)),
  notice_version: column('notice_version'),

  guardian: column('guardian', inWords(guardians)),

  gstin: column('gstin'),
  legal_name: column('legal_name'),
  facts: column('facts', businessFacts),
  licence: column('licence'),
  valid_until: column('valid_until'),

  track_id: column('track_id', trackingId),
  service_title: column('service_title'),
  question: column('question'),
  answer: column('answer'),
  document_title: column('document_title'),
  issued_on: column('issued_on'),
  files: column('files', files),

  order_id: column('order_id'),
  amount_rupees: column('amount_rupees', rupees),
  payment_state: column('payment_state', inWords(orderStates)),
  refund_state: column('refund_state', inWords(refundStates)),
  ends_application: column('ends_application'),
  number: column('number'),
  document_kind: column('document_kind', inWords(documentTitles)),

  notification: column('notification', inWords(notices)),
  about: column(
    'about',
    each({
      amount_rupees: rupees,
      track_id: trackingId,
      starts_at: time,
      next: inWords(nextSteps),
    }),
  ),
  read_at: column('read_at', time),
  channel: column('channel', inWords(channels)),
  message_kind: column('message_kind', inWords(messageKinds)),
  to: column('to'),

  ticket_no: column('ticket_no'),
  ticket_topic: column('ticket_topic', inWords(ticketTopics)),
  subject: column('subject'),
  author: column('author', inWords(authors)),
  message: column('message'),
  consultation_topic: column('consultation_topic', inWords(consultationTopics)),
  note: column('note'),

  reveal_why: column('reveal_why', inWords(revealReasons)),
  reason: column('reason'),

  browser: column('browser', browser),
  ended_at: column('ended_at', time),
  action: column('action', inWords(actions)),
  description: column('description'),
  at: column('at', time),
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof exportColumns
