import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { messageSettings, productionSettings } from '../testing/production-settings.ts'
import { standInCashfree } from './cashfree.ts'
import { readConfig } from './config.ts'
import { standInRazorpay } from './razorpay.ts'
import { readEnvironment } from './read-environment.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sanad-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const development = { DATABASE_URL: 'postgres://localhost/sanad', DATA_DIR: dataDir }

it('everything but the database has a default', () => {
  expect(readConfig(development)).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    homeStateId: 21,
    help: {
      phone_number: null,
      whatsapp_number: null,
      hours: { from_day: 1, to_day: 6, opens: '10:30', closes: '17:30' },
    },
    payments: {
      active: 'cashfree',
      cashfree: { baseUrl: 'http://127.0.0.1:3001/pg', scriptUrl: 'http://127.0.0.1:3001/js/v3/cashfree.js' },
    },
  })
})

it('the stand-in’s script comes from the host by which browsers know the portal', () => {
  const { payments } = readConfig({
    ...development,
    HOST: '0.0.0.0',
    PUBLIC_URL: 'http://192.168.1.5:3000',
    GATEWAY_PORT: '3005',
  })
  expect(payments.cashfree?.scriptUrl).toBe('http://192.168.1.5:3005/js/v3/cashfree.js')
  expect(payments.cashfree?.frameOrigins).toEqual(['http://127.0.0.1:3005', 'http://192.168.1.5:3005'])
})

it('requests are logged in production, and elsewhere when asked for', () => {
  expect(readConfig(development).logLevel).toBe('warn')
  expect(readConfig({ ...development, LOG_LEVEL: 'info' }).logLevel).toBe('info')
})

it('payments go to the provider that is chosen, and its stand-in ends where a real one is set', () => {
  const { payments } = readConfig({ ...development, PAYMENT_PROVIDER: 'razorpay' })
  expect(payments).toMatchObject({
    active: 'razorpay',
    cashfree: { isStandIn: true },
    razorpay: {
      isStandIn: true,
      baseUrl: 'http://127.0.0.1:3001/v1',
      scriptUrl: 'http://127.0.0.1:3001/v1/checkout.js',
    },
  })
  const real = readConfig({ ...development, CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg' })
  expect(real.payments).toMatchObject({ cashfree: { isStandIn: false, mode: 'sandbox' }, razorpay: null })
  expect(() => readConfig({ ...development, PAYMENT_PROVIDER: 'paypal' })).toThrow(/PAYMENT_PROVIDER/)
})

it('what is deployed is production unless it is told otherwise', () => {
  expect(readEnvironment({}, true).NODE_ENV).toBe('production')
  expect(readEnvironment({ NODE_ENV: 'development' }, true).NODE_ENV).toBe('development')
  expect(readEnvironment({}, false).NODE_ENV).toBeUndefined()
})

it('an address whose password has a bare @ is refused with how to write it, and is not quoted', () => {
  const split = { ...development, DATABASE_URL: 'postgres://sanad_portal:ge@heim@db.example/sanad' }
  expect(() => readConfig(split)).toThrow(/DATABASE_URL: has an @ within user or password: write it as %40/)
  expect(() => readConfig(split)).not.toThrow(/heim/)
  const cut = { ...development, DATABASE_URL: 'postgres://sanad_portal:g@h/eim@db.example/sanad' }
  expect(() => readConfig(cut)).toThrow(/DATABASE_URL: has an @ within user or password/)
  const whole = [
    'postgres://sanad_portal:ge%40heim@db.example/sanad?application_name=a@b',
    'postgres://sanad_portal:secret@db.example/sanad@pune',
    'postgres://db.example/sanad@pune?options=a@b/c',
  ]
  for (const address of whole)
    expect(readConfig({ ...development, DATABASE_URL: address }).databaseUrl).toBe(address)
})

it('a setting can come from a file, whose content no error quotes', () => {
  const file = join(dataDir, 'given-secret')
  writeFileSync(file, 'file:first-secret-of-the-file\n')
  const fromFile = { ...development, CASHFREE_CLIENT_SECRET_FILE: file }
  expect(readConfig(fromFile).payments.cashfree?.clientSecret).toBe('file:first-secret-of-the-file')
  expect(readConfig(fromFile).warnings).toEqual([])
  expect(() => readConfig({ ...fromFile, CASHFREE_CLIENT_SECRET: 'x' })).toThrow(/both set/)
  expect(() => readConfig({ ...development, SECRET_KEY_FILE: `${file}-gone` })).toThrow(
    /SECRET_KEY_FILE: .*cannot be read by \S+ \(ENOENT\)/,
  )
  const wrong = { ...development, PERSONAL_DATA_KEYS_FILE: file }
  expect(() => readConfig(wrong)).toThrow(/PERSONAL_DATA_KEYS/)
  expect(() => readConfig(wrong)).not.toThrow(/first-secret/)
  writeFileSync(file, '\n')
  expect(() => readConfig(fromFile)).toThrow(/CASHFREE_CLIENT_SECRET_FILE: .* is empty/)
})

it('an empty setting counts as none', () => {
  expect(readConfig({ ...development, PORT: '', PUBLIC_URL: '', SECRET_KEY: '' }).port).toBe(3000)
})

it('a wrong setting is named', () => {
  expect(() => readConfig({ ...development, PORT: 'x' })).toThrow(/PORT/)
  for (const wrong of ['sanad', 'https://host/sanad', 'https://host?a=1', 'https://name@host'])
    expect(() => readConfig({ ...development, PUBLIC_URL: wrong }), wrong).toThrow(/PUBLIC_URL/)
  expect(readConfig({ ...development, PUBLIC_URL: 'https://host/' }).publicUrl).toBe('https://host')
})

it('the secrets stay the same from start to start and differ by purpose', () => {
  const [first, second] = [readConfig(development).secrets, readConfig(development).secrets]
  expect(first).toEqual(second)
  expect(first.session[0].equals(first.otp)).toBe(false)
})

it('personal data has a ring of keys, and the key before SECRET_KEY goes on reading sessions', () => {
  const key = (letter: string) => `${letter}${'A'.repeat(42)}=`
  const { secrets } = readConfig({
    ...development,
    SECRET_KEY: 'b'.repeat(32),
    SECRET_KEY_PREVIOUS: 'a'.repeat(32),
    PERSONAL_DATA_KEYS: `second:${key('B')},first:${key('A')}`,
  })
  expect(secrets.personalData.map(({ id }) => id)).toEqual(['second', 'first', 'v1'])
  const former = readConfig({ ...development, SECRET_KEY: 'a'.repeat(32) }).secrets
  expect(secrets.session[1]).toEqual(former.session[0])
  expect(secrets.session[0]).not.toEqual(former.session[0])
})

it('a wrong key of personal data is refused without being told', () => {
  const wrong = 'second:c2VjcmV0'
  const reading = () => readConfig({ ...development, PERSONAL_DATA_KEYS: wrong })
  expect(reading).toThrow(/PERSONAL_DATA_KEYS/)
  expect(reading).not.toThrow(/c2VjcmV0/)
})

it('production refuses stand-ins and names every setting that is missing', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /PUBLIC_URL.*DATABASE_URL.*SECRET_KEY.*CASHFREE_BASE_URL.*CASHFREE_SCRIPT_URL.*CASHFREE_CLIENT_ID.*CASHFREE_CLIENT_SECRET.*SUPPLIER_LEGAL_NAME.*SUPPLIER_ADDRESS.*SUPPLIER_GSTIN.*SUPPLIER_SIGNATORY.*HELP_PHONE.*CONTACT_EMAIL.*GRIEVANCE_OFFICER.*GRIEVANCE_EMAIL.*GRIEVANCE_PHONE.*SMS_PROVIDER=msg91.*WHATSAPP_PROVIDER=cloud-api.*EMAIL_PROVIDER=smtp/,
  )
  expect(() => readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://sanad.example' })).toThrow(
    /PUBLIC_URL=https/,
  )
  const withStandIn = { NODE_ENV: 'production', CASHFREE_CLIENT_SECRET: standInCashfree.clientSecret }
  expect(() => readConfig(withStandIn)).toThrow(/CASHFREE_CLIENT_SECRET/)
})

it('production wants all settings of the provider that is chosen, and of another one all or none', () => {
  const razorpay = { NODE_ENV: 'production', PAYMENT_PROVIDER: 'razorpay' }
  const names =
    'RAZORPAY_BASE_URL, RAZORPAY_SCRIPT_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET'
  expect(() => readConfig(razorpay)).toThrow(names)
  expect(() => readConfig(razorpay)).not.toThrow(/CASHFREE/)
  expect(() => readConfig({ ...razorpay, CASHFREE_CLIENT_ID: 'id' })).toThrow(/CASHFREE_CLIENT_SECRET/)
  const withStandIn = { ...razorpay, RAZORPAY_WEBHOOK_SECRET: standInRazorpay.webhookSecret }
  expect(() => readConfig(withStandIn)).toThrow(/RAZORPAY_WEBHOOK_SECRET/)
})

it('[F-21] messages go to the outbox, or for each channel to the provider that is chosen', () => {
  expect(readConfig(development).messages).toEqual({
    msg91: undefined,
    whatsApp: undefined,
    smtp: undefined,
    offered: ['sms', 'email', 'whatsapp'],
  })
  expect(readConfig({ ...development, ...messageSettings }).messages).toMatchObject({
    msg91: { baseUrl: 'https://control.msg91.com', authKey: 'key', timeoutMs: 8000 },
    whatsApp: { baseUrl: 'https://graph.facebook.com/v24.0', token: 'token', templatePrefix: 'sanad_' },
    smtp: {
      host: 'smtp.example',
      port: 587,
      requireTls: false,
      timeoutsMs: { connection: 5000, greeting: 5000, socket: 8000 },
    },
  })
  const some = { ...development, EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'a@b.example', SMTP_HOST: 'localhost' }
  expect(readConfig(some).messages).toMatchObject({ msg91: undefined, smtp: { from: 'a@b.example' } })
})

it('a chosen provider names every setting that it lacks, each template too', () => {
  expect(() => readConfig({ ...development, SMS_PROVIDER: 'msg91', MSG91_TEMPLATES: 'otp.en=1' })).toThrow(
    /MSG91_AUTH_KEY, MSG91_WEBHOOK_SECRET, MSG91_TEMPLATES with otp\.hi/,
  )
  expect(() => readConfig({ ...development, WHATSAPP_PROVIDER: 'cloud-api' })).toThrow(/WHATSAPP_APP_SECRET/)
  expect(() => readConfig({ ...development, EMAIL_PROVIDER: 'smtp' })).toThrow(/SMTP_HOST, EMAIL_FROM/)
  expect(() => readConfig({ ...development, MSG91_TEMPLATES: 'otp' })).toThrow(/MSG91_TEMPLATES/)
})

it('production goes by SMS alone, or without it, and not without a way to prove a mobile number', () => {
  const production = { ...development, ...productionSettings }
  const { messages } = readConfig({ ...production, EMAIL_PROVIDER: 'none', WHATSAPP_PROVIDER: 'none' })
  expect(messages).toMatchObject({ smtp: undefined, whatsApp: undefined, offered: ['sms'] })
  const without = { ...production, SMS_PROVIDER: 'none', MSG91_TEMPLATES: '' }
  expect(readConfig(without).messages).toMatchObject({ msg91: undefined, offered: ['email', 'whatsapp'] })
  for (const start of [production, development]) {
    const unproved = { ...start, SMS_PROVIDER: 'none', WHATSAPP_PROVIDER: 'none' }
    expect(() => readConfig(unproved)).toThrow(/SMS_PROVIDER or WHATSAPP_PROVIDER other than none/)
  }
})

it('production needs every provider, or none by name, encrypted, and a message never leaves over plain HTTP', () => {
  const production = { ...development, ...productionSettings }
  expect(readConfig(production).messages.smtp?.requireTls).toBe(true)
  expect(readConfig(production).payments).toMatchObject({ active: 'cashfree', razorpay: null })
  const plain = { ...production, MSG91_BASE_URL: 'http://control.msg91.com' }
  expect(() => readConfig(plain)).toThrow(/MSG91_BASE_URL: must begin with https/)
  expect(() => readConfig({ ...production, SMS_PROVIDER: 'outbox' })).toThrow(/SMS_PROVIDER=msg91/)
})

it('demonstration data is for development alone, and can be left out there', () => {
  expect(readConfig(development).demoData).toBe(true)
  expect(readConfig({ ...development, DEMO_DATA: '0' }).demoData).toBe(false)
  expect(readConfig({ ...development, NODE_ENV: 'test' }).demoData).toBe(false)
  expect(() => readConfig({ NODE_ENV: 'production', DEMO_DATA: '1' })).toThrow(/DEMO_DATA=0/)
})

it('the supplier of money documents is registered in the home state', () => {
  expect(readConfig(development).supplier).toMatchObject({
    gstin: '27ZZZFS0001Z1Z1',
    state: { name: 'Maharashtra', code: '27' },
  })
  expect(readConfig({ ...development, HOME_STATE_ID: '9' }).supplier.gstin).toMatch(/^07ZZZFS0001Z1Z/)
  const registered = { ...development, SUPPLIER_GSTIN: '27AAPFU0939F1ZV' }
  expect(() => readConfig({ ...registered, HOME_STATE_ID: '9' })).toThrow(
    /SUPPLIER_GSTIN.*HOME_STATE_ID is Delhi/,
  )
  expect(() => readConfig({ ...development, SUPPLIER_GSTIN: '27AAPFU0939F1ZX' })).toThrow(/SUPPLIER_GSTIN/)
})

it('files lie in a folder, or in a bucket of which everything is said', () => {
  expect(readConfig(development).files).toEqual({ kind: 'local' })
  expect(() => readConfig({ ...development, FILES: 's3' })).toThrow('With FILES=s3, set S3_BUCKET.')
  const chained = { ...development, FILES: 's3', S3_BUCKET: 'sanad' }
  expect(readConfig(chained).files).toMatchObject({ kind: 's3', key: null })
  expect(() => readConfig({ ...chained, S3_ACCESS_KEY_ID: 'id' })).toThrow(/both of S3_ACCESS_KEY_ID/)
  const bucket = { FILES: 's3', S3_BUCKET: 'sanad', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ ...development, ...bucket }).files).toMatchObject({
    kind: 's3',
    region: 'ap-south-1',
    endpoint: undefined,
    forcePathStyle: false,
  })
  const own = { ...development, ...bucket, S3_ENDPOINT: 'https://minio.example.in' }
  expect(readConfig(own).files).toMatchObject({ forcePathStyle: true })
  expect(readConfig({ ...own, S3_FORCE_PATH_STYLE: '0' }).files).toMatchObject({ forcePathStyle: false })
})

it('files are scanned where a scanner is named, by host or by socket', () => {
  expect(readConfig(development).clamd).toBeNull()
  expect(readConfig({ ...development, CLAMD_HOST: 'clamd' }).clamd).toEqual({ host: 'clamd', port: 3310 })
  expect(readConfig({ ...development, CLAMD_SOCKET: '/run/clamd.sock' }).clamd).toEqual({
    path: '/run/clamd.sock',
  })
})

it('the numbers and hours of the help are checked', () => {
  const { help } = readConfig({
    ...development,
    HELP_PHONE: '+918022334455',
    HELP_HOURS: 'Mon-Fri 09:00-18:00',
  })
  expect(help).toEqual({
    phone_number: '+918022334455',
    whatsapp_number: null,
    hours: { from_day: 1, to_day: 5, opens: '09:00', closes: '18:00' },
  })
  expect(() => readConfig({ ...development, HELP_WHATSAPP: '98765 43210' })).toThrow('HELP_WHATSAPP')
  expect(() => readConfig({ ...development, HELP_HOURS: 'always' })).toThrow('HELP_HOURS')
})

it('production claims no number but one with its day and source, and no security but encryption', () => {
  const production = { ...productionSettings, DATA_DIR: dataDir }
  expect(readConfig(production).trader.claims).toEqual({ businesses: null, says_secure: false })
  const counted = { TRUSTED_BY: '1200', TRUSTED_BY_DATE: '2026-10-31', TRUSTED_BY_SOURCE: 'our books' }
  expect(readConfig({ ...production, ...counted }).trader.claims).toEqual({
    businesses: { count: 1200, on: '2026-10-31', source: 'our books' },
    says_secure: false,
  })
  expect(() => readConfig({ ...production, TRUSTED_BY: '1200' })).toThrow(/TRUSTED_BY_DATE/)
  expect(readConfig(development).trader.claims.says_secure).toBe(true)
})

const kendra = resolve(import.meta.dirname, '../../../../packages/testing/brands/kendra')

it('a branding folder says how the portal looks and who runs it', () => {
  const { brand, supplier, trader } = readConfig({ ...development, BRANDING_DIR: kendra })
  expect(brand.name).toEqual({ en: 'Kendra', hi: 'केंद्र' })
  expect(supplier).toMatchObject({
    legalName: 'Kendra Services Private Limited',
    signatory: 'Asha Rao, Director',
  })
  expect(trader).toMatchObject({
    legal_name: 'Kendra Services Private Limited',
    email: 'care@kendra.example',
    grievance_officer: { name: 'Ravi Deshmukh, Company Secretary' },
  })
})

it('what the folder says and a setting says as well is refused by name', () => {
  const env = { ...development, BRANDING_DIR: kendra, CONTACT_EMAIL: 'care@sanad.example' }
  expect(() => readConfig(env)).toThrow('CONTACT_EMAIL: set, and said in brand.json of BRANDING_DIR as well.')
})

it('a branding folder that is none is refused by what it lacks', () => {
  expect(() => readConfig({ ...development, BRANDING_DIR: '/nowhere' })).toThrow(
    /The branding in \/nowhere is refused:\n {2}brand\.json: is missing\n {2}logo\.svg: is missing/,
  )
})
