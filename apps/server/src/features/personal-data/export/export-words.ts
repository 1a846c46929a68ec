import type {
  AuditAction,
  Channel,
  ConsentPurpose,
  ConsultationTopic,
  NotificationKind,
  TicketTopic,
} from '@sanad/contracts'
import type { LocalText, PaymentOrderState, RefundState } from '@sanad/domain'

type Words<Code extends string> = Record<Code, LocalText>

/** What the portal's codes are called in a copy. */
export const orderStates: Words<PaymentOrderState> = {
  created: { en: 'Not finished', hi: 'अधूरा' },
  active: { en: 'Not finished', hi: 'अधूरा' },
  confirming: { en: 'Being confirmed', hi: 'पुष्टि हो रही है' },
  paid: { en: 'Paid', hi: 'भुगतान हुआ' },
  failed: { en: 'Failed', hi: 'असफल' },
  cancelled: { en: 'Cancelled', hi: 'रद्द' },
  expired: { en: 'Expired', hi: 'समय समाप्त' },
  review: { en: 'Being looked into', hi: 'जाँच हो रही है' },
  refund_due: { en: 'To be refunded', hi: 'लौटाया जाएगा' },
}

export const refundStates: Words<RefundState> = {
  requested: { en: 'On its way', hi: 'भेजा जा रहा है' },
  pending: { en: 'On its way', hi: 'भेजा जा रहा है' },
  on_hold: { en: 'Held by the bank', hi: 'बैंक ने रोका है' },
  succeeded: { en: 'Paid back', hi: 'लौटाया गया' },
  failed: { en: 'Not sent yet', hi: 'अभी नहीं भेजा गया' },
}

export const decisions: Words<'given' | 'withdrawn'> = {
  given: { en: 'Given', hi: 'दी गई' },
  withdrawn: { en: 'Taken back', hi: 'वापस ली गई' },
}

export const purposes: Words<ConsentPurpose> = {
  service: { en: 'Your account and your applications', hi: 'आपका खाता और आपके आवेदन' },
  reminders: { en: 'Reminders of due dates', hi: 'नियत तारीख़ों की याद' },
  offers: { en: 'Offers and new services', hi: 'ऑफ़र और नई सेवाएँ' },
}

export const channels: Words<Channel> = {
  sms: { en: 'SMS', hi: 'SMS' },
  email: { en: 'E-mail', hi: 'ई-मेल' },
  whatsapp: { en: 'WhatsApp', hi: 'WhatsApp' },
}

export const authors: Words<'customer' | 'staff'> = {
  customer: { en: 'You', hi: 'आप' },
  staff: { en: 'Sanad', hi: 'सनद' },
}

export const ticketTopics: Words<TicketTopic> = {
  payment: { en: 'Payment', hi: 'भुगतान' },
  documents: { en: 'Documents', hi: 'दस्तावेज़' },
  otp: { en: 'OTP and login', hi: 'OTP और लॉगिन' },
  progress: { en: 'Progress of a service', hi: 'सेवा की प्रगति' },
  refund: { en: 'Refund', hi: 'रिफ़ंड' },
  other: { en: 'Something else', hi: 'कुछ और' },
}

export const consultationTopics: Words<ConsultationTopic> = {
  new_registration: { en: 'Which registration I need', hi: 'मुझे कौन-सा पंजीकरण चाहिए' },
  gst: { en: 'GST', hi: 'GST' },
  income_tax: { en: 'Income tax', hi: 'आयकर' },
  company: { en: 'Company or LLP', hi: 'कंपनी या LLP' },
  licences: { en: 'Licences and renewals', hi: 'लाइसेंस और नवीनीकरण' },
  skill: { en: 'Skill affiliation', hi: 'कौशल संबद्धता' },
  application: { en: 'One of my applications', hi: 'मेरा कोई आवेदन' },
  other: { en: 'Something else', hi: 'कुछ और' },
}

export const notices: Words<NotificationKind> = {
  payment_received: { en: 'Payment received', hi: 'भुगतान मिला' },
  refund_requested: { en: 'Refund on its way', hi: 'रिफ़ंड भेजा जा रहा है' },
  refund_completed: { en: 'Refund paid', hi: 'रिफ़ंड चुका दिया गया' },
  document_rejected: { en: 'Document to be sent again', hi: 'दस्तावेज़ फिर भेजना है' },
  information_asked: { en: 'More information needed', hi: 'और जानकारी चाहिए' },
  stage_completed: { en: 'Step done', hi: 'चरण पूरा हुआ' },
  application_on_hold: { en: 'Application on hold', hi: 'आवेदन रोका गया' },
  application_resumed: { en: 'Application goes on', hi: 'आवेदन पर काम फिर शुरू' },
  ticket_answered: { en: 'Ticket answered', hi: 'टिकट का उत्तर' },
  consultation_confirmed: { en: 'Consultation confirmed', hi: 'परामर्श पक्का हुआ' },
  consultation_reminder: { en: 'Consultation coming up', hi: 'परामर्श होने वाला है' },
  compliance_due: { en: 'Due date near', hi: 'नियत तारीख़ पास है' },
}

export const nextSteps: Words<'pay' | 'inform' | 'wait' | 'done'> = {
  pay: { en: 'Next: a payment from you', hi: 'आगे: आपका भुगतान' },
  inform: { en: 'Next: information from you', hi: 'आगे: आपकी जानकारी' },
  wait: { en: 'We go on with the next step', hi: 'हम अगले चरण पर काम कर रहे हैं' },
  done: { en: 'Everything is done', hi: 'सब पूरा हो गया' },
}

/** By the name of the template: those of notifications, written with hyphens, and the others. */
export const messageKinds: Record<string, LocalText> = {
  ...Object.fromEntries(Object.entries(notices).map(([kind, words]) => [kind.replaceAll('_', '-'), words])),
  otp: { en: 'One-time password', hi: 'वन-टाइम पासवर्ड' },
  'email-changed': { en: 'E-mail address changed', hi: 'ई-मेल पता बदला गया' },
  'erasure-requested': { en: 'Erasure requested', hi: 'खाता मिटाने का अनुरोध' },
  'account-erased': { en: 'Account erased', hi: 'खाता मिटाया गया' },
}

export const actions: Words<AuditAction | 'STAFF_ACTION' | 'REFUND_SUCCESSFUL' | 'REFUND_FAILED'> = {
  DOCUMENT_UPLOAD: { en: 'Document uploaded', hi: 'दस्तावेज़ अपलोड' },
  INFORMATION_UPDATE: { en: 'Information changed', hi: 'जानकारी बदली' },
  INFORMATION_BULK_SUBMIT: { en: 'Information submitted', hi: 'जानकारी जमा' },
  TICKET_CREATE: { en: 'Ticket opened', hi: 'टिकट खोला' },
  SKILL_SERVICE_SELECT: { en: 'Service chosen', hi: 'सेवा चुनी' },
  PAYMENT_INITIATION: { en: 'Payment begun', hi: 'भुगतान शुरू' },
  PAYMENT_SUCCESSFUL: { en: 'Payment received', hi: 'भुगतान मिला' },
  USER_ACTION: { en: 'By you', hi: 'आपने किया' },
  STAFF_ACTION: { en: 'By our staff', hi: 'हमारे कर्मचारी ने किया' },
  REFUND_SUCCESSFUL: { en: 'Refund paid', hi: 'रिफ़ंड चुकाया' },
  REFUND_FAILED: { en: 'Refund not sent', hi: 'रिफ़ंड नहीं भेजा गया' },
}
