import type { Notification, NotificationKind } from '@sanad/contracts'
import { formatDate, formatDateTime, formatRupees, type Language } from '@sanad/web-kit'

type Params<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>['params']
/** What happened, and what there is to know or to do. */
interface Words {
  readonly title: string
  readonly text: string
}
type Texts = { readonly [Kind in NotificationKind]: (params: Params<Kind>) => Words }

const nextInEnglish = {
  pay: 'Next: a payment from you.',
  inform: 'Next: information from you.',
  wait: 'We go on with the next step.',
  done: 'Everything is done.',
} as const

const nextInHindi = {
  pay: 'आगे: आपका भुगतान।',
  inform: 'आगे: आपकी जानकारी।',
  wait: 'हम अगले चरण पर काम कर रहे हैं।',
  done: 'सब पूरा हो गया।',
} as const

const texts: Record<Language, Texts> = {
  en: {
    payment_received: ({ amount_rupees, service }) => ({
      title: `Payment of ${formatRupees(amount_rupees)} received`,
      text: service,
    }),
    refund_requested: ({ amount_rupees, service }) => ({
      title: `Refund of ${formatRupees(amount_rupees)} on its way`,
      text: service,
    }),
    refund_completed: ({ amount_rupees, service }) => ({
      title: `Refund of ${formatRupees(amount_rupees)} paid`,
      text: service,
    }),
    document_rejected: ({ document, reason, service }) => ({
      title: `Please send again: ${document}`,
      text: `${reason} (${service})`,
    }),
    information_asked: ({ item, service }) => ({ title: `We also need: ${item}`, text: service }),
    stage_completed: ({ stage, next, service }) => ({
      title: `Done: ${stage}`,
      text: `${nextInEnglish[next]} (${service})`,
    }),
    application_on_hold: ({ service, reason }) => ({ title: `${service} is on hold`, text: reason }),
    application_resumed: ({ service }) => ({ title: `${service} goes on`, text: 'Work on it has resumed.' }),
    ticket_answered: ({ ticket_no, subject }) => ({ title: `Answer to ticket ${ticket_no}`, text: subject }),
    consultation_confirmed: ({ starts_at, expert }) => ({
      title: 'Consultation confirmed',
      text: `${formatDateTime(starts_at, 'en')} with ${expert}`,
    }),
    consultation_reminder: ({ starts_at, expert }) => ({
      title: 'Your consultation is coming up',
      text: `${formatDateTime(starts_at, 'en')} with ${expert}`,
    }),
    compliance_due: ({ due_on, items, business }) => ({
      title: `Due on ${formatDate(due_on, 'en')}: ${items.join(', ')}`,
      text: business,
    }),
  },
  hi: {
    payment_received: ({ amount_rupees, service }) => ({
      title: `${formatRupees(amount_rupees)} का भुगतान मिला`,
      text: service,
    }),
    refund_requested: ({ amount_rupees, service }) => ({
      title: `${formatRupees(amount_rupees)} का रिफ़ंड भेजा जा रहा है`,
      text: service,
    }),
    refund_completed: ({ amount_rupees, service }) => ({
      title: `${formatRupees(amount_rupees)} का रिफ़ंड चुका दिया गया`,
      text: service,
    }),
    document_rejected: ({ document, reason, service }) => ({
      title: `कृपया फिर भेजें: ${document}`,
      text: `${reason} (${service})`,
    }),
    information_asked: ({ item, service }) => ({ title: `हमें यह भी चाहिए: ${item}`, text: service }),
    stage_completed: ({ stage, next, service }) => ({
      title: `पूरा हुआ: ${stage}`,
      text: `${nextInHindi[next]} (${service})`,
    }),
    application_on_hold: ({ service, reason }) => ({ title: `${service} रोका गया है`, text: reason }),
    application_resumed: ({ service }) => ({
      title: `${service} पर काम फिर शुरू`,
      text: 'इस पर काम फिर शुरू हो गया है।',
    }),
    ticket_answered: ({ ticket_no, subject }) => ({ title: `टिकट ${ticket_no} का उत्तर`, text: subject }),
    consultation_confirmed: ({ starts_at, expert }) => ({
      title: 'परामर्श पक्का हो गया',
      text: `${formatDateTime(starts_at, 'hi')}, ${expert} के साथ`,
    }),
    consultation_reminder: ({ starts_at, expert }) => ({
      title: 'आपका परामर्श होने वाला है',
      text: `${formatDateTime(starts_at, 'hi')}, ${expert} के साथ`,
    }),
    compliance_due: ({ due_on, items, business }) => ({
      title: `${formatDate(due_on, 'hi')} तक देय: ${items.join(', ')}`,
      text: business,
    }),
  },
}

/** A notification in words. */
export function notificationWords<Kind extends NotificationKind>(
  { kind, params }: { kind: Kind; params: Params<Kind> },
  language: Language,
): Words {
  return texts[language][kind](params)
}
