import { join } from 'node:path'
import {
  getNotificationPreferences,
  listCatalogue,
  listStates,
  readPrivacyNotice,
  saveNotificationPreferences,
} from '@sanad/contracts'
import { moneyDocument } from '@sanad/domain'
import type { Language } from '@sanad/texts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCatalogue } from '../features/catalogue/load-catalogue.ts'
import { readCatalogue } from '../features/catalogue/read-catalogue.ts'
import { printMoneyDocument } from '../features/money-documents/print/print-money-document.ts'
import { writeIndexPage } from '../features/personal-data/export/write-index-page.ts'
import { languageOfMessage } from '../platform/messages/message-language.ts'
import { queueMessage } from '../platform/messages/queue-message.ts'
import { emailChanged } from '../platform/messages/templates/email-changed.ts'
import { erasureRequested } from '../platform/messages/templates/erasure-requested.ts'
import { otp } from '../platform/messages/templates/otp.ts'
import { succeed } from './call.ts'
import { signIn } from './factories/sign-in.ts'
import { startTestApp, type TestApp } from './test-app.ts'

// The compiler knows the languages of texts/languages.json; this one is added for the test.
const added = 'ta-Taml' as Language
const headers = { 'accept-language': 'fr, ta-Taml-IN;q=0.9, en' }

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await loadCatalogue(portal.db, await readCatalogue(join(import.meta.dirname, '../../../../catalogue')))
})
afterAll(() => portal.close())

it('the catalogue, the States and the notice are answered in a language that was added, with gaps in English', async () => {
  const { data: services } = await succeed(portal.app, listCatalogue, { headers })
  const titles = Object.fromEntries(services.map(({ service_id, title }) => [service_id, title]))
  expect(titles['tot-toa']).toMatch(/^தமிழ் /)
  expect(titles['tc-registration']).toBe('Training Centre (TC) Registration')
  const { data: states } = await succeed(portal.app, listStates, { headers })
  expect(states[20]?.state_name).toBe('தமிழ் Maharashtra')
  expect(states[1]?.state_name).toBe('Andhra Pradesh')
  expect((await succeed(portal.app, readPrivacyNotice, { headers })).data.title).toBe('Privacy notice')
})

it('a customer chooses it for messages, which are in it where their text is translated', async () => {
  const { token, customerId } = await signIn(portal.services)
  await succeed(portal.app, saveNotificationPreferences, { token, body: { language: added } })
  expect((await succeed(portal.app, getNotificationPreferences, { token })).data.language).toBe('ta-Taml')
  const to = 'asha@example.in'
  const message = { customerId, channel: 'email', to, language: added } as const
  await portal.db.transaction().execute(async (tx) => {
    await queueMessage(tx, portal.services.config, { ...message, template: otp, params: { code: '123456' } })
    const params = { email: 'a…@example.in', code: 'code' }
    await queueMessage(tx, portal.services.config, { ...message, template: emailChanged, params })
  })
  const { messages } = (await portal.app.inject({ url: '/dev/outbox.json', query: { to } })).json<{
    messages: { subject: string; text: string }[]
  }>()
  const texts = messages.map(({ text }) => text)
  // The pseudo-language lacks the second text of the file: the text of the code.
  expect(texts).toContainEqual(expect.stringMatching(/^தமிழ் The e-mail address of your Sanad account/))
  expect(texts).toContainEqual(expect.stringMatching(/^123456 is your Sanad verification code/))
  const sent = await portal.db
    .selectFrom('messages')
    .select(['template', 'language'])
    .where('customer_id', '=', customerId)
    .orderBy('template')
    .execute()
  expect(sent).toEqual([
    { template: 'email-changed', language: 'ta-Taml' },
    { template: 'otp', language: 'en' },
  ])
})

it('a message is in one language, part by part', () => {
  const outbox = { msg91: undefined, whatsApp: undefined }
  const languages = (['email', 'sms', 'whatsapp'] as const).map((channel) =>
    languageOfMessage(outbox, erasureRequested, { channel, wanted: added }),
  )
  // Its subject is not translated, which only an e-mail has.
  expect(languages).toEqual(['en', 'ta-Taml', 'ta-Taml'])
  expect(languageOfMessage(outbox, otp, { channel: 'whatsapp', wanted: added })).toBe('en')
  expect(languageOfMessage(outbox, otp, { channel: 'sms', wanted: added })).toBe('ta-Taml')
})

it('a money document names itself in it, in the font of its script', async () => {
  const issuedAt = '2027-03-31T18:29:59.000Z'
  const pdf = await printMoneyDocument({
    language: 'en',
    registration: null,
    signer: null,
    accent: '#0d5063',
    checkUrl: 'https://sanad.example/user/check-document/1',
    document: moneyDocument({
      kind: 'receipt_voucher',
      number: 'RV/26-27/000001',
      issuedAt,
      supplier: {
        ...{ legalName: 'Sanad Service Centre LLP', address: '1 Tilak Road, Pune', gstin: '27AAPFU0939F1ZV' },
        ...{ state: { name: 'Maharashtra', code: '27' }, signatory: 'Meera Joshi, Partner' },
      },
      recipient: { name: 'Asha', contact: null, address: null, gstin: null, state: null },
      placeOfSupply: null,
      trackingId: 'TCR-8F3KQ7M2XD',
      lines: [],
      references: [],
      payments: [],
      reason: null,
      bankReference: null,
    }),
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text).toContain('रसीद वाउचर · தமிழ் Receipt voucher')
})

it('a copy of all data has a page in it', () => {
  const page = writeIndexPage({
    language: added,
    sections: [],
    madeAt: new Date('2026-11-20T10:00:00.000Z'),
    brand: { name: { en: 'Sanad' }, link: '#0d5063' },
    folders: [],
    others: [{ language: 'en', file: 'index.en.html' }],
  })
  expect(page).toContain('<html lang="ta-Taml">')
  expect(page).toContain('<h1>தமிழ் Your data at Sanad</h1>')
})
