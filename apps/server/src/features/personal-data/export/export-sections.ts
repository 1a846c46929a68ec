import { type RawBuilder, sql } from 'kysely'

type Texts = { readonly en: string; readonly hi: string }

/** One list of the copy: its columns are what a person may want to know, secrets masked. */
export interface ExportSection {
  readonly name: string
  readonly title: Texts
  readonly columns: Readonly<Record<string, Texts>>
  readonly rows: (customerId: string) => RawBuilder<Record<string, unknown>>
}

const at: Texts = { en: 'When', hi: 'कब' }
const application: Texts = { en: 'Application', hi: 'आवेदन' }
/** Of a sealed value its mask; never the value, as a copy lies around on phones. */
const shown = (value: string) => sql.raw(`coalesce(${value} ->> 'mask', ${value} #>> '{}')`)

export const exportSections: readonly ExportSection[] = [
  {
    name: 'profile',
    title: { en: 'Your details', hi: 'आपकी जानकारी' },
    columns: {
      name: { en: 'Name', hi: 'नाम' },
      mobile: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
      email: { en: 'E-mail', hi: 'ई-मेल' },
      date_of_birth: { en: 'Date of birth', hi: 'जन्म तिथि' },
      address: { en: 'Address', hi: 'पता' },
      registered_at: { en: 'Registered', hi: 'पंजीकरण' },
    },
    rows: (id) => sql`
      select name_of_person as name, mobile, email, date_of_birth, address, created_at as registered_at
      from customers where id = ${id}`,
  },
  {
    name: 'consents',
    title: { en: 'Consents', hi: 'सहमतियाँ' },
    columns: {
      purpose: { en: 'Purpose', hi: 'उद्देश्य' },
      decision: { en: 'Decision', hi: 'निर्णय' },
      notice_version: { en: 'Version of the notice', hi: 'सूचना का संस्करण' },
      at,
    },
    rows: (id) => sql`
      select purpose, decision, notice_version, recorded_at as at from consents where customer_id = ${id} order by id`,
  },
  {
    name: 'businesses',
    title: { en: 'Businesses', hi: 'व्यवसाय' },
    columns: { name: { en: 'Name', hi: 'नाम' }, facts: { en: 'Answers', hi: 'उत्तर' }, at },
    rows: (id) => sql`
      select b.name_of_firm as name, p.facts, b.created_at as at
      from businesses b left join compliance_profiles p on p.business_id = b.id
      where b.customer_id = ${id} order by b.created_at, p.valid_from`,
  },
  {
    name: 'licences',
    title: { en: 'Licences', hi: 'लाइसेंस' },
    columns: { title: { en: 'Licence', hi: 'लाइसेंस' }, valid_until: { en: 'Valid until', hi: 'कब तक मान्य' } },
    rows: (id) => sql`
      select l.title, l.valid_until from compliance_licences l join businesses b on b.id = l.business_id
      where b.customer_id = ${id} order by l.created_at`,
  },
  {
    name: 'applications',
    title: { en: 'Applications', hi: 'आवेदन' },
    columns: { track_id: application, service: { en: 'Service', hi: 'सेवा' }, at },
    rows: (id) => sql`
      select track_id, service_slug as service, created_at as at from applications
      where customer_id = ${id} and deleted_at is null order by created_at`,
  },
  {
    name: 'answers',
    title: { en: 'What you told us', hi: 'आपने जो बताया' },
    columns: {
      track_id: application,
      field: { en: 'Question', hi: 'प्रश्न' },
      value: { en: 'Answer', hi: 'उत्तर' },
    },
    rows: (id) => sql`
      select a.track_id, answers.field, answers.value from applications a cross join lateral (
        select key as field, ${shown('value')} as value from jsonb_each(a.fields)
        union all select field_id, ${shown('value')} from submitted_fields where application_id = a.id
        union all select item_id, value from submitted_extra_info where application_id = a.id
        union all select d.key, d.value from form_drafts f, jsonb_each_text(f.values) d where f.application_id = a.id
      ) answers
      where a.customer_id = ${id} and a.deleted_at is null order by a.created_at, answers.field`,
  },
  {
    name: 'documents',
    title: { en: 'Documents', hi: 'दस्तावेज़' },
    columns: {
      track_id: application,
      document: { en: 'Document', hi: 'दस्तावेज़' },
      file: { en: 'File in this copy', hi: 'इस प्रति में फ़ाइल' },
      at,
    },
    rows: (id) => sql`
      select a.track_id, d.document_id as document, 'files/' || d.filename as file, d.uploaded_at as at
      from uploaded_documents d join applications a on a.id = d.application_id
      where a.customer_id = ${id} and a.deleted_at is null order by d.uploaded_at`,
  },
  {
    name: 'payments',
    title: { en: 'Payments', hi: 'भुगतान' },
    columns: {
      order_id: { en: 'Order', hi: 'ऑर्डर' },
      track_id: application,
      amount_rupees: { en: 'Rupees', hi: 'रुपये' },
      state: { en: 'State', hi: 'स्थिति' },
      at,
    },
    rows: (id) => sql`
      select o.order_id, a.track_id, o.amount_rupees, o.state, o.created_at as at
      from payment_orders o join applications a on a.id = o.application_id
      where o.customer_id = ${id} order by o.created_at`,
  },
  {
    name: 'money_documents',
    title: { en: 'Receipts and invoices', hi: 'रसीदें और बिल' },
    columns: {
      number: { en: 'Number', hi: 'संख्या' },
      kind: { en: 'Kind', hi: 'प्रकार' },
      total_rupees: { en: 'Rupees', hi: 'रुपये' },
      at,
    },
    rows: (id) => sql`
      select number, kind, total_rupees, issued_at as at from money_documents
      where customer_id = ${id} order by issued_at`,
  },
  {
    name: 'refunds',
    title: { en: 'Refunds', hi: 'रिफ़ंड' },
    columns: {
      order_id: { en: 'Order', hi: 'ऑर्डर' },
      amount_rupees: { en: 'Rupees', hi: 'रुपये' },
      state: { en: 'State', hi: 'स्थिति' },
      at,
    },
    rows: (id) => sql`
      select r.order_id, r.amount_rupees, r.state, r.requested_at as at
      from refunds r join applications a on a.id = r.application_id
      where a.customer_id = ${id} order by r.requested_at`,
  },
  {
    name: 'notifications',
    title: { en: 'Notifications in the portal', hi: 'पोर्टल में सूचनाएँ' },
    columns: {
      kind: { en: 'Kind', hi: 'प्रकार' },
      about: { en: 'About', hi: 'किस बारे में' },
      read_at: { en: 'Read', hi: 'पढ़ी गई' },
      at,
    },
    rows: (id) => sql`
      select kind, params as about, read_at, created_at as at
      from notifications where customer_id = ${id} order by created_at`,
  },
  {
    name: 'tickets',
    title: { en: 'Support', hi: 'सहायता' },
    columns: {
      ticket_no: { en: 'Ticket', hi: 'टिकट' },
      subject: { en: 'Subject', hi: 'विषय' },
      author: { en: 'From', hi: 'किसने' },
      message: { en: 'Message', hi: 'संदेश' },
      files: { en: 'Files in this copy', hi: 'इस प्रति में फ़ाइलें' },
      at,
    },
    rows: (id) => sql`
      select t.ticket_no, t.subject, e.author_kind as author, e.body as message, e.recorded_at as at,
        (select string_agg('files/' || f.filename, ' ') from ticket_files f where f.message_id = e.id) as files
      from tickets t join ticket_entries e on e.ticket_id = t.id
      where t.customer_id = ${id} order by t.created_at, e.position`,
  },
  {
    name: 'consultations',
    title: { en: 'Consultations', hi: 'परामर्श' },
    columns: { topic: { en: 'Topic', hi: 'विषय' }, note: { en: 'Note', hi: 'टिप्पणी' }, at },
    rows: (id) => sql`
      select topic, note, starts_at as at from consultations where customer_id = ${id} order by starts_at`,
  },
  {
    name: 'messages',
    title: { en: 'Messages we sent', hi: 'हमारे भेजे संदेश' },
    columns: {
      channel: { en: 'By', hi: 'माध्यम' },
      kind: { en: 'Kind', hi: 'प्रकार' },
      to: { en: 'To', hi: 'किसे' },
      at,
    },
    rows: (id) => sql`
      select channel, template as kind, recipient_mask as to, created_at as at
      from messages where customer_id = ${id} order by created_at`,
  },
  {
    name: 'sessions',
    title: { en: 'Sign-ins', hi: 'साइन-इन' },
    columns: { browser: { en: 'Browser', hi: 'ब्राउज़र' }, ended_at: { en: 'Ended', hi: 'समाप्त' }, at },
    rows: (id) => sql`
      select user_agent as browser, ended_at, created_at as at from sessions
      where customer_id = ${id} order by created_at`,
  },
  {
    name: 'activity',
    title: { en: 'What was done', hi: 'क्या-क्या हुआ' },
    columns: { action: { en: 'Action', hi: 'काम' }, description: { en: 'Description', hi: 'विवरण' }, at },
    rows: (id) => sql`
      select action, description, recorded_at as at from audit_entries where customer_id = ${id} order by id`,
  },
]
