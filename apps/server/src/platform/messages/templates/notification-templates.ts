import type { NotificationKind } from '@sanad/contracts'
import { defineTemplate } from '../message-template.ts'

/** What the portal tells a customer outside of itself, by what happened. */
export const notificationTemplates = {
  payment_received: defineTemplate({
    name: 'payment-received',
    category: 'utility',
    params: ['amount', 'service', 'track_id'],
    subject: { en: 'We received your payment', hi: 'आपका भुगतान मिल गया' },
    text: {
      en: 'Sanad: we received your payment of Rs. {amount} for {service} ({track_id}). Details: {site}/user',
      hi: 'सनद: {service} ({track_id}) के लिए आपका {amount} रुपये का भुगतान मिल गया। विवरण: {site}/user',
    },
  }),
  refund_requested: defineTemplate({
    name: 'refund-requested',
    category: 'utility',
    params: ['amount', 'service', 'track_id'],
    subject: { en: 'Your refund is on its way', hi: 'आपका रिफ़ंड भेजा जा रहा है' },
    text: {
      en: 'Sanad: a refund of Rs. {amount} for {service} ({track_id}) is on its way to you. Details: {site}/user',
      hi: 'सनद: {service} ({track_id}) का {amount} रुपये का रिफ़ंड आपको भेजा जा रहा है। विवरण: {site}/user',
    },
  }),
  refund_completed: defineTemplate({
    name: 'refund-completed',
    category: 'utility',
    params: ['amount', 'service', 'track_id'],
    subject: { en: 'Your refund was paid', hi: 'आपका रिफ़ंड चुका दिया गया' },
    text: {
      en: 'Sanad: your refund of Rs. {amount} for {service} ({track_id}) was paid. Details: {site}/user',
      hi: 'सनद: {service} ({track_id}) का {amount} रुपये का रिफ़ंड चुका दिया गया। विवरण: {site}/user',
    },
  }),
  document_rejected: defineTemplate({
    name: 'document-rejected',
    category: 'utility',
    params: ['document', 'service', 'reason'],
    subject: { en: 'Please send {document} again', hi: 'कृपया {document} फिर भेजें' },
    text: {
      en: 'Sanad: please send "{document}" for {service} again. Reason: {reason}. Upload it here: {site}/user',
      hi: 'सनद: कृपया {service} के लिए "{document}" फिर भेजें। कारण: {reason}। यहाँ अपलोड करें: {site}/user',
    },
  }),
  information_asked: defineTemplate({
    name: 'information-asked',
    category: 'utility',
    params: ['item', 'service'],
    subject: { en: 'We need something more: {item}', hi: 'हमें कुछ और चाहिए: {item}' },
    text: {
      en: 'Sanad: for {service} we also need "{item}". Please give it here: {site}/user',
      hi: 'सनद: {service} के लिए हमें "{item}" भी चाहिए। कृपया यहाँ दें: {site}/user',
    },
  }),
  stage_completed: defineTemplate({
    name: 'stage-completed',
    category: 'utility',
    params: ['stage', 'service', 'track_id'],
    subject: { en: '{service}: {stage} is done', hi: '{service}: {stage} पूरा हुआ' },
    text: {
      en: 'Sanad: "{stage}" of {service} ({track_id}) is done. See what comes next: {site}/user',
      hi: 'सनद: {service} ({track_id}) का "{stage}" पूरा हुआ। आगे क्या होगा, देखें: {site}/user',
    },
  }),
  application_on_hold: defineTemplate({
    name: 'application-on-hold',
    category: 'utility',
    params: ['service', 'track_id', 'reason'],
    subject: { en: '{service} is on hold', hi: '{service} रोका गया है' },
    text: {
      en: 'Sanad: {service} ({track_id}) is on hold. Reason: {reason}. Details: {site}/user',
      hi: 'सनद: {service} ({track_id}) रोका गया है। कारण: {reason}। विवरण: {site}/user',
    },
  }),
  application_resumed: defineTemplate({
    name: 'application-resumed',
    category: 'utility',
    params: ['service', 'track_id'],
    subject: { en: '{service} goes on', hi: '{service} पर काम फिर शुरू' },
    text: {
      en: 'Sanad: work on {service} ({track_id}) goes on. Details: {site}/user',
      hi: 'सनद: {service} ({track_id}) पर काम फिर शुरू हो गया है। विवरण: {site}/user',
    },
  }),
  ticket_answered: defineTemplate({
    name: 'ticket-answered',
    category: 'utility',
    params: ['ticket_no', 'subject'],
    subject: { en: 'An answer to your ticket {ticket_no}', hi: 'आपके टिकट {ticket_no} का उत्तर' },
    text: {
      en: 'Sanad: we answered your ticket {ticket_no}, "{subject}". Read it here: {site}/user',
      hi: 'सनद: हमने आपके टिकट {ticket_no}, "{subject}" का उत्तर दिया है। यहाँ पढ़ें: {site}/user',
    },
  }),
  consultation_confirmed: defineTemplate({
    name: 'consultation-confirmed',
    category: 'utility',
    params: ['time', 'expert'],
    subject: { en: 'Your consultation is confirmed', hi: 'आपका परामर्श पक्का हो गया' },
    text: {
      en: 'Sanad: your consultation on {time} with {expert} is confirmed. Details: {site}/user',
      hi: 'सनद: {expert} के साथ {time} का आपका परामर्श पक्का हो गया है। विवरण: {site}/user',
    },
  }),
  consultation_reminder: defineTemplate({
    name: 'consultation-reminder',
    category: 'utility',
    params: ['time', 'expert'],
    subject: { en: 'Your consultation is coming up', hi: 'आपका परामर्श होने वाला है' },
    text: {
      en: 'Sanad: a reminder of your consultation on {time} with {expert}. Details: {site}/user',
      hi: 'सनद: याद दिला दें, {expert} के साथ आपका परामर्श {time} को है। विवरण: {site}/user',
    },
  }),
  compliance_due: defineTemplate({
    name: 'compliance-due',
    category: 'utility',
    params: ['items', 'business', 'day'],
    subject: { en: 'Due on {day}: {items}', hi: '{day} तक देय: {items}' },
    text: {
      en: 'Sanad: due on {day} for {business}: {items}. Your calendar: {site}/user',
      hi: 'सनद: {business} के लिए {day} तक देय: {items}। आपका कैलेंडर: {site}/user',
    },
  }),
} as const satisfies Record<NotificationKind, unknown>
