import type { LocalText } from '@sanad/domain'
import { documentTitles } from '../../money-documents/print/document-texts.ts'
import { businessFacts } from './business-facts.ts'
import {
  actions,
  authors,
  channels,
  consultationTopics,
  decisions,
  messageKinds,
  nextSteps,
  notices,
  orderStates,
  purposes,
  refundStates,
  ticketTopics,
} from './export-words.ts'
import { browser, each, files, inWords, plain, rupees, type Show, time, trackingId } from './show-value.ts'

interface Column {
  readonly label: LocalText
  readonly show: Show
}

function column(en: string, hi: string, show: Show = plain): Column {
  return { label: { en, hi }, show }
}

/** Every column of the copy: what it is called, and how its values are said to people. */
export const exportColumns = {
  name: column('Name', 'नाम'),
  mobile: column('Mobile number', 'मोबाइल नंबर'),
  email: column('E-mail', 'ई-मेल'),
  date_of_birth: column('Date of birth', 'जन्म तिथि'),
  address: column('Address', 'पता'),
  registered_at: column('Registered', 'पंजीकरण', time),

  purpose: column('Purpose', 'उद्देश्य', inWords(purposes)),
  decision: column('Decision', 'निर्णय', inWords(decisions)),
  notice_version: column('Version of the notice', 'सूचना का संस्करण'),

  facts: column('Answers', 'उत्तर', businessFacts),
  licence: column('Licence', 'लाइसेंस'),
  valid_until: column('Valid until', 'कब तक मान्य'),

  track_id: column('Application', 'आवेदन', trackingId),
  service_title: column('Service', 'सेवा'),
  question: column('Question', 'प्रश्न'),
  answer: column('Answer', 'उत्तर'),
  document_title: column('Document', 'दस्तावेज़'),
  files: column('Files in this copy', 'इस प्रति में फ़ाइलें', files),

  order_id: column('Order', 'ऑर्डर'),
  amount_rupees: column('Amount', 'राशि', rupees),
  payment_state: column('State', 'स्थिति', inWords(orderStates)),
  refund_state: column('State', 'स्थिति', inWords(refundStates)),
  ends_application: column('Ended the application', 'आवेदन इसी से बंद हुआ'),
  number: column('Number', 'संख्या'),
  document_kind: column('Kind', 'प्रकार', inWords(documentTitles)),

  notification: column('What', 'क्या', inWords(notices)),
  about: column(
    'About',
    'किस बारे में',
    each({
      amount_rupees: rupees,
      track_id: trackingId,
      starts_at: time,
      next: inWords(nextSteps),
    }),
  ),
  read_at: column('Read', 'पढ़ी गई', time),
  channel: column('By', 'माध्यम', inWords(channels)),
  message_kind: column('What', 'क्या', inWords(messageKinds)),
  to: column('To', 'किसे'),

  ticket_no: column('Ticket', 'टिकट'),
  ticket_topic: column('Topic', 'विषय', inWords(ticketTopics)),
  subject: column('Subject', 'शीर्षक'),
  author: column('From', 'किसने', inWords(authors)),
  message: column('Message', 'संदेश'),
  consultation_topic: column('Topic', 'विषय', inWords(consultationTopics)),
  note: column('Note', 'टिप्पणी'),

  browser: column('Browser', 'ब्राउज़र', browser),
  ended_at: column('Ended', 'समाप्त', time),
  action: column('Action', 'काम', inWords(actions)),
  description: column('Description', 'विवरण'),
  at: column('When', 'कब', time),
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof exportColumns
