import { type Channel, readShortLink } from '@sanad/contracts'
import { expect, it } from 'vitest'
import { renderMessage } from '../../../platform/messages/message-template.ts'
import { templateOf } from '../../../platform/messages/templates/notification-templates.ts'
import { messageParams } from './message-params.ts'
import { messageValidity } from './message-validity.ts'
import { type Notice, noticeKinds } from './notice.ts'
import { toNotification } from './notification-view.ts'

const about = {
  service: { en: 'Training Centre Registration', hi: 'प्रशिक्षण केंद्र पंजीकरण' },
  short_service: { en: 'TC Registration', hi: 'TC पंजीकरण' },
  track_id: 'TCR-8F3KQ7M2XD',
}
const targetId = '0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6a'
const time = { starts_at: '2026-11-23T05:30:00.000Z', expert: 'Meera Joshi' }

const notices: Notice[] = [
  { kind: 'payment_received', params: { ...about, amount_rupees: 123456 } },
  { kind: 'refund_requested', params: { ...about, amount_rupees: 15000.5 } },
  { kind: 'refund_completed', params: { ...about, amount_rupees: 15000 } },
  {
    kind: 'document_rejected',
    params: {
      ...about,
      document: { en: 'Floor plan', hi: 'नक्शा' },
      reason: 'It is blurred. This file cannot be read.',
    },
  },
  { kind: 'information_asked', params: { ...about, item: 'Board resolution' } },
  { kind: 'stage_completed', params: { ...about, stage: 'Filing', next: 'wait' } },
  {
    kind: 'deliverable_ready',
    params: { ...about, title: { en: 'TC certificate', hi: 'TC प्रमाणपत्र' } },
  },
  { kind: 'application_on_hold', params: { ...about, reason: 'The portal is down' } },
  { kind: 'application_resumed', params: about },
  { kind: 'ticket_answered', params: { ticket_no: 'T-1', subject: 'Receipt' } },
  { kind: 'consultation_requested', params: { starts_at: time.starts_at } },
  { kind: 'consultation_moved', params: { starts_at: time.starts_at } },
  { kind: 'consultation_cancelled', params: { starts_at: time.starts_at } },
  { kind: 'consultation_confirmed', params: time },
  { kind: 'consultation_reminder', params: time },
  {
    kind: 'answer_due',
    params: { ...about, due_on: '2026-11-30', items: [{ en: 'Floor plan', hi: 'नक्शा' }, 'Board resolution'] },
  },
  {
    kind: 'compliance_due',
    params: { business: 'Asha Traders', due_on: '2026-11-20', items: [{ en: 'GSTR-3B', hi: 'GSTR-3B' }] },
  },
  {
    kind: 'compliance_moved',
    params: {
      business: 'Asha Traders',
      due_on: '2026-11-25',
      former_on: '2026-11-20',
      items: [{ en: 'GSTR-3B', hi: 'GSTR-3B' }],
      notification: 'Notification 20/2026-Central Tax',
    },
  },
  {
    kind: 'money_document_sent',
    params: { ...about, document: { en: 'Tax invoice', hi: 'कर इनवॉइस' }, number: 'INV/26-27/000123' },
  },
  { kind: 'invoice_cancelled', params: { ...about, number: 'INV/26-27/000123' } },
  { kind: 'invoice_replaced', params: { ...about, number: 'INV/26-27/000124', former: 'INV/26-27/000123' } },
  {
    kind: 'stage_promised',
    params: {
      ...about,
      stage: { en: 'Inspection', hi: 'निरीक्षण' },
      due_on: '2026-12-15',
      reason: { en: 'The inspector is ill.', hi: 'निरीक्षक बीमार हैं।' },
    },
  },
  {
    kind: 'payment_due',
    params: { ...about, stage: { en: 'Second fee', hi: 'दूसरा शुल्क' }, amount_rupees: 15000 },
  },
  { kind: 'consultation_done', params: { starts_at: time.starts_at } },
  { kind: 'consultation_missed', params: { starts_at: time.starts_at } },
]

function viewOf({ kind, params }: Notice, language: 'en' | 'hi') {
  const row = {
    id: '5f6b0e6a-2b6c-4f2e-9d53-0a4f1f5f7f10',
    kind,
    params,
    target_type: noticeKinds[kind].target,
    target_id: targetId,
    created_at: new Date(),
    read_at: null,
  }
  return toNotification(row, language)
}

function textOf(notice: Notice, language: 'en' | 'hi', channel: Channel = 'email'): string {
  const view = viewOf(notice, language)
  const given = messageParams(view, { channel, language })
  const publicUrl = 'https://sanad.example.in'
  const brand = { name: { en: 'Sanad', hi: 'सनद' } }
  return renderMessage(templateOf(view), given, { channel, language, publicUrl, brand }).text
}

it('every kind of notification has a message in both languages', () => {
  expect(notices.map(({ kind }) => kind).sort()).toEqual(Object.keys(noticeKinds).sort())
  for (const notice of notices) {
    for (const language of ['en', 'hi'] as const)
      expect(textOf(notice, language)).not.toMatch(/[{}]|undefined/)
  }
})

it('every message ends at what it is about, and nothing in it is cut or ends twice', () => {
  for (const notice of notices) {
    for (const language of ['en', 'hi'] as const) {
      for (const channel of ['sms', 'email', 'whatsapp'] as const) {
        const text = textOf(notice, language, channel)
        const [, link = ''] = /\/user\/go\/(\S+)$/.exec(text) ?? []
        const { target } = noticeKinds[notice.kind]
        expect(readShortLink(link)).toEqual({ type: target, id: targetId })
        expect(text).not.toMatch(/…|\.\.|।।|[.।] *[.।]/)
      }
    }
  }
})

it.each([
  ['en', '23 Nov, 11:00 AM'],
  ['hi', '23 नव॰, सुबह 11:00'],
] as const)('a time is in the words of the reader (%s)', (language, words) => {
  const notice: Notice = { kind: 'consultation_requested', params: { starts_at: time.starts_at } }
  for (const channel of ['sms', 'email', 'whatsapp'] as const)
    expect(textOf(notice, language, channel)).toContain(words)
})

it('a reason of nothing but full stops stops no message, which names the application as the portal does', () => {
  const notice: Notice = { kind: 'application_on_hold', params: { ...about, reason: '...' } }
  for (const channel of ['sms', 'email', 'whatsapp'] as const) {
    expect(textOf(notice, 'en', channel)).toContain('(#TCR8F3KQ7M2XD)')
  }
})

it('an SMS has the short name of the service', () => {
  const [paid, , , rejected] = notices
  for (const notice of [paid, rejected]) {
    if (notice) expect(textOf(notice, 'en', 'sms')).toContain(' for TC Registration ')
  }
})

it('a completed stage names what is to be paid next, on every channel', () => {
  const stage = { en: 'Preparation', hi: 'तैयारी' }
  const notice: Notice = {
    kind: 'stage_completed',
    params: { ...about, stage, next: 'pay', amount_rupees: 17700 },
  }
  for (const channel of ['sms', 'email', 'whatsapp'] as const) {
    expect(textOf(notice, 'en', channel)).toContain('is done. Next is your payment of Rs. 17,700. Pay here:')
    expect(textOf(notice, 'hi', channel)).toContain('अब आपका 17,700 रुपये का भुगतान बाकी है।')
  }
})

it('the last stage tells that the application is complete, and of its letter or certificate only where there is one', () => {
  const stage = { en: 'Approval', hi: 'मंज़ूरी' }
  const done = { ...about, stage, next: 'done' } as const
  const bare: Notice = { kind: 'stage_completed', params: done }
  const handed: Notice = { kind: 'stage_completed', params: { ...done, with_document: true } }
  for (const channel of ['sms', 'email', 'whatsapp'] as const) {
    expect(textOf(bare, 'en', channel)).toMatch(/\(#TCR8F3KQ7M2XD\) is complete\. See it here: /)
    expect(textOf(handed, 'en', channel)).toContain('is complete. Your letter or certificate is ready: ')
    expect(textOf(bare, 'hi', channel)).toContain('पूरा हो गया है। यहाँ देखें: ')
    expect(textOf(handed, 'hi', channel)).toContain('पूरा हो गया है। आपका पत्र या प्रमाणपत्र तैयार है: ')
  }
})

it('amounts, times and days are written as in India', () => {
  const texts = notices.map((notice) => textOf(notice, 'en'))
  expect(texts[0]).toContain('Rs. 1,23,456 for')
  expect(texts[1]).toContain('Rs. 15,000.50 for')
  expect(texts[13]).toMatch(/23 Nov, 11:00\sAM with Meera Joshi/)
  expect(texts[15]).toContain('by 30 November: Floor plan, Board resolution.')
  expect(texts[16]).toContain('due on 20 November for Asha Traders: GSTR-3B.')
})

it('a message is worth sending until what it is about has begun or was read in the portal', () => {
  const now = '2026-11-23T04:30:00.000Z'
  const validity = (notice: Notice | undefined, read: Partial<{ read_at: string }> = {}) =>
    notice && messageValidity({ ...viewOf(notice, 'en'), ...read }, now)
  expect(validity(notices[0])).toBe(86_400)
  expect(validity(notices[0], { read_at: now })).toBe(0)
  const reminder = { kind: 'consultation_reminder', params: time } as const
  expect(validity(reminder)).toBe(3600)
  expect(validity({ ...reminder, params: { ...time, starts_at: now } })).toBe(0)
})
