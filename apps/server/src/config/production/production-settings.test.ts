import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { productionSettings } from '../../testing/production-settings.ts'
import { readConfig } from '../config.ts'
import { Settings } from '../settings.ts'
import { isGuessable, isGuessableKey } from './is-guessable.ts'
import { dangers, doubts, listDangers } from './list-dangers.ts'

type Env = Record<string, string | undefined>
const safe: Env = { ...productionSettings, DATA_DIR: tmpdir() }
const zeroKey = `k1:${'A'.repeat(43)}=`
const withBlank = Buffer.from('b0c6477ae14dd39620fb0d5f88ee01a4c9137d325ce6998adf7021b60b93e84f', 'hex')
const razorpay: Env = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_BASE_URL: 'https://api.razorpay.com/v1',
  RAZORPAY_SCRIPT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'Vb4Kc6Rm1Yd8Hf3Jn5UapLg7sWq2Zt9x',
}
const eInvoice: Env = {
  SUPPLIER_TURNOVER_CRORE: '6',
  E_INVOICE: 'irp',
  E_INVOICE_BASE_URL: 'https://einvoice1.gst.gov.in',
  E_INVOICE_CLIENT_ID: 'id',
  E_INVOICE_CLIENT_SECRET: 'secret',
  E_INVOICE_USER_NAME: 'API_sanad',
  E_INVOICE_PASSWORD: 'word',
  E_INVOICE_PUBLIC_KEY: productionSettings.DOCUMENT_CERTIFICATE,
}
const bucket: Env = { FILES: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

const refused: [setting: string, env: Env][] = [
  ['PUBLIC_URL', { PUBLIC_URL: 'http://sanad.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://localhost' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://0.0.0.0' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://sanad.localhost' }],
  ['ASSETS_URL', { ASSETS_URL: 'http://assets.sanad.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
  ['TRUST_PROXY', { TRUST_PROXY: '128.0.0.0/1' }],
  ['TRUST_PROXY', { TRUST_PROXY: '::ffff:0.0.0.0/96' }],
  ['TRUST_PROXY', { TRUST_PROXY: '::/80' }],
  ['TRUST_PROXY', { TRUST_PROXY: '2000::/3' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,::/0' }],
  ['DEMO_DATA', { DEMO_DATA: '1' }],
  ['SECRET_KEY', { SECRET_KEY: 's'.repeat(32) }],
  ['SECRET_KEY', { SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789' }],
  ['SECRET_KEY', { SECRET_KEY: 'changeme'.repeat(4) }],
  ['SECRET_KEY', { SECRET_KEY: 'please-put-your-secret-key-here!' }],
  ['SECRET_KEY', { SECRET_KEY: 'qwertyuiopasdfghjklzxcvbnm1234567890' }],
  ['SECRET_KEY', { SECRET_KEY: 'correct horse battery staple correct' }],
  ['SECRET_KEY_PREVIOUS', { SECRET_KEY_PREVIOUS: String(safe.SECRET_KEY) }],
  ['SECRET_KEY_PREVIOUS', { SECRET_KEY_PREVIOUS: '0123456789'.repeat(4) }],
  ['PERSONAL_DATA_KEYS', { PERSONAL_DATA_KEYS: zeroKey }],
  ['MSG91_WEBHOOK_SECRET', { MSG91_WEBHOOK_SECRET: 'w'.repeat(32) }],
  ['WHATSAPP_VERIFY_TOKEN', { WHATSAPP_VERIFY_TOKEN: 'sanadsanadsanads' }],
  ['DATA_DIR', { DATA_DIR: '/' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://postgres:postgres@db.example/sanad?sslmode=require' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://sanad:sanad@db.example/sanad' }],
  ['JOBS_DATABASE_URL', { JOBS_DATABASE_URL: 'postgres://sanad:password@db.example/sanad?sslmode=require' }],
  ['MIGRATION_DATABASE_URL', { MIGRATION_DATABASE_URL: 'postgres://owner:owner@db.example/sanad' }],
  ['S3_BUCKET', { S3_BUCKET: 'b' }],
  ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'https://s3.example@evil.example' }],
  ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'http://minio.example.in' }],
  ['S3_SECRET_ACCESS_KEY', { ...bucket, S3_SECRET_ACCESS_KEY: 'minioadmin' }],
  ['MIGRATE_AT_START', { MIGRATE_AT_START: '1' }],
  ['SUPPLIER_TURNOVER_CRORE', { SUPPLIER_TURNOVER_CRORE: '' }],
  ['SUPPLIER_TURNOVER_CRORE', { SUPPLIER_TURNOVER_CRORE: '5.1' }],
  ['E_INVOICE_BASE_URL', { ...eInvoice, E_INVOICE_BASE_URL: 'https://einv-apisandbox.nic.in' }],
  ['CASHFREE_BASE_URL', { CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg' }],
  ['CASHFREE_BASE_URL', { CASHFREE_BASE_URL: 'http://api.cashfree.com/pg' }],
  ['CASHFREE_SCRIPT_URL', { CASHFREE_SCRIPT_URL: 'http://sdk.cashfree.com/js/v3/cashfree.js' }],
  ['CASHFREE_SCRIPT_URL', { CASHFREE_SCRIPT_URL: 'https://payments-test.cashfree.com/cashfree.js' }],
  ['CASHFREE_BASE_URL', { CASHFREE_BASE_URL: 'https://api.cashfree.com@evil.example/pg' }],
  ['CASHFREE_BASE_URL', { CASHFREE_BASE_URL: 'https://localhost/pg' }],
  ['CASHFREE_SCRIPT_URL', { CASHFREE_SCRIPT_URL: 'https://127.0.0.1/cashfree.js' }],
  ['CASHFREE_SCRIPT_URL', { CASHFREE_SCRIPT_URL: 'https://sdk.cashfree.com@evil.example/cashfree.js' }],
  ['CASHFREE_CLIENT_ID', { CASHFREE_CLIENT_ID: 'TEST10291283' }],
  ['CASHFREE_CLIENT_SECRET', { CASHFREE_CLIENT_SECRET: 'cfsk_ma_test_1234' }],
  ['CASHFREE_CLIENT_SECRET', { CASHFREE_CLIENT_SECRET: 'sandbox-client-secret' }],
  ['RAZORPAY_BASE_URL', { ...razorpay, RAZORPAY_BASE_URL: 'http://api.razorpay.com/v1' }],
  ['RAZORPAY_BASE_URL', { ...razorpay, RAZORPAY_BASE_URL: 'https://sandbox.razorpay.com/v1' }],
  [
    'RAZORPAY_SCRIPT_URL',
    { ...razorpay, RAZORPAY_SCRIPT_URL: 'http://checkout.razorpay.com/v1/checkout.js' },
  ],
  ['RAZORPAY_SCRIPT_URL', { ...razorpay, RAZORPAY_SCRIPT_URL: 'https://test.razorpay.com/checkout.js' }],
  ['RAZORPAY_BASE_URL', { ...razorpay, RAZORPAY_BASE_URL: 'https://[::1]/v1' }],
  ['RAZORPAY_BASE_URL', { ...razorpay, RAZORPAY_BASE_URL: 'https://api.razorpay.com@evil.example/v1' }],
  ['RAZORPAY_SCRIPT_URL', { ...razorpay, RAZORPAY_SCRIPT_URL: 'https://sanad.localhost/checkout.js' }],
  ['RAZORPAY_SCRIPT_URL', { ...razorpay, RAZORPAY_SCRIPT_URL: 'https://razorpay.com@evil.example/c.js' }],
  ['RAZORPAY_KEY_ID', { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_abc' }],
  ['RAZORPAY_KEY_SECRET', { ...razorpay, RAZORPAY_KEY_SECRET: 'sandbox-key-secret' }],
  ['RAZORPAY_WEBHOOK_SECRET', { ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'webhook' }],
  ['RAZORPAY_WEBHOOK_SECRET', { ...razorpay, RAZORPAY_KEY_SECRET: String(razorpay.RAZORPAY_WEBHOOK_SECRET) }],
  ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  ['NODE_OPTIONS', { NODE_OPTIONS: '--inspect=0.0.0.0' }],
  ['PGOPTIONS', { PGOPTIONS: '-c search_path=other' }],
  ['CLAMD', { CLAMD: 'clamd' }],
  ['CLAMD_HOTS', { CLAMD_HOTS: 'clamd' }],
  ['PUBLIC_ULR', { PUBLIC_ULR: 'https://sanad.example' }],
  ['TRUST_PROXYS', { TRUST_PROXYS: '10.0.0.1' }],
  ['RAZORPAY_TOKEN', { RAZORPAY_TOKEN: 'token' }],
]

it('production starts on safe settings without a warning', () => {
  expect(readConfig(safe)).toMatchObject({ production: true, warnings: [], apiDocs: false })
})

it('a supplier in its first year has a turnover of 0', () => {
  expect(readConfig({ ...safe, SUPPLIER_TURNOVER_CRORE: '0' }).warnings).toEqual([])
})

it.each(refused)('[F-50] production refuses a dangerous %s by name (%j)', (setting, env) => {
  expect(() => readConfig({ ...safe, ...env })).toThrow(new RegExp(`\\b${setting}\\b`))
})

const warned: [setting: string, env: Env][] = [
  ['PUBLIC_URL', { PUBLIC_URL: 'https://192.168.1.5' }],
  ['TRUST_PROXY', { TRUST_PROXY: '1' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://sanad_portal@db.example/sanad' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://sanad_portal@db.example/sanad' }],
  ['JOBS_DATABASE_URL', { JOBS_DATABASE_URL: 'postgres://db.example/sanad?sslmode=disable' }],
  ['MIGRATION_DATABASE_URL', { MIGRATION_DATABASE_URL: 'postgres://owner@db.example/sanad' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'silent' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'debug' }],
  ['API_DOCS', { API_DOCS: '1' }],
  ['CLAMD_HOST', { CLAMD_HOST: '' }],
  ['MSG91_BASE_URL', { MSG91_BASE_URL: 'https://sms.example' }],
  ['WHATSAPP_BASE_URL', { WHATSAPP_BASE_URL: 'https://messages.example' }],
  ['CLAIMS', { CLAIMS: 'demonstration' }],
  ['SUPPLIER_GSTIN', { SUPPLIER_GSTIN: '27AAPFU0939F1ZV' }],
  ['SUPPLIER_TURNOVER_CRORE', { ...eInvoice, SUPPLIER_TURNOVER_CRORE: '10' }],
  ['CASHFREE_BASE_URL', { CASHFREE_BASE_URL: 'https://payments.example/pg' }],
  ['CASHFREE_SCRIPT_URL', { CASHFREE_SCRIPT_URL: 'https://payments.example/cashfree.js' }],
  ['RAZORPAY_BASE_URL', { ...razorpay, RAZORPAY_BASE_URL: 'https://payments.example/v1' }],
  ['RAZORPAY_SCRIPT_URL', { ...razorpay, RAZORPAY_SCRIPT_URL: 'https://payments.example/checkout.js' }],
]

it.each(warned)('[F-50] production warns of a doubtful %s by name (%j)', (setting, env) => {
  const { warnings } = readConfig({ ...safe, ...env })
  expect(warnings).toContainEqual(expect.stringMatching(new RegExp(`^${setting} `)))
})

it('an access to the portal for e-invoices is whole, and the supplier has a PIN code', () => {
  expect(readConfig({ ...safe, ...eInvoice })).toMatchObject({
    warnings: [],
    eInvoice: { gstin: productionSettings.SUPPLIER_GSTIN, publicKey: expect.stringContaining('PUBLIC KEY') },
  })
  const broken: [setting: string, env: Env][] = [
    ['E_INVOICE_PASSWORD', { E_INVOICE_PASSWORD: '' }],
    ['E_INVOICE_PUBLIC_KEY', { E_INVOICE_PUBLIC_KEY: '/nowhere.pem' }],
    ['SUPPLIER_ADDRESS', { SUPPLIER_ADDRESS: '12 Link Road, Mumbai' }],
    ['E_INVOICE_BASE_URL', { E_INVOICE_BASE_URL: 'http://einvoice1.gst.gov.in' }],
  ]
  for (const NODE_ENV of ['production', 'development']) {
    for (const [setting, env] of broken) {
      expect(() => readConfig({ ...safe, ...eInvoice, ...env, NODE_ENV })).toThrow(setting)
    }
  }
})

it('[F-50] a sender of e-mails that would add a header is refused', () => {
  const env = { ...safe, EMAIL_FROM: 'Sanad <a@b.example>\r\nBcc: c@d.example' }
  expect(() => readConfig(env)).toThrow(/EMAIL_FROM.*one line/)
})

it('[F-50] every danger that is known is tried', () => {
  const parse = ([, env]: [string, Env]) =>
    Settings.parse(
      Object.fromEntries(Object.entries({ ...safe, ...env }).filter(([, value]) => value !== '')),
    )
  const tried = new Set(
    [...refused, ...warned].map(parse).flatMap((settings) => listDangers(settings, [...dangers, ...doubts])),
  )
  const known = [...dangers, ...doubts].map(({ setting, why }) => `${setting} ${why}`)
  expect(known.filter((danger) => !tried.has(danger))).toEqual([])
})

it('a random secret is none that can be guessed', () => {
  const random = Array.from({ length: 300 }, (_, index) => {
    const bytes = randomBytes(16 + (index % 48))
    return [bytes.toString('hex'), bytes.toString('base64url')]
  })
  expect(random.flat().filter(isGuessable)).toEqual([])
})

it('random keys of personal data are none that can be guessed, and words in base64 are', () => {
  expect(Array.from({ length: 300 }, () => randomBytes(32)).filter(isGuessableKey)).toEqual([])
  const guessed = [
    'a'.repeat(32),
    'the password of the whole centre',
    'our key our key our key our key ',
    'Kp7-words-with-no-blank-Zq4Lm9x\n',
    'first\tkey of\tthe centre, 2026 Jx',
    'केंद्र की चाबी, 2026 Jx9',
    'Kp7 words of the centre\0\0',
  ]
  expect(guessed.filter((text) => !isGuessableKey(Buffer.from(text)))).toEqual([])
  expect(isGuessableKey(Buffer.alloc(32))).toBe(true)
  const { secrets } = readConfig({ ...safe, PERSONAL_DATA_KEYS: `k2:${withBlank.toString('base64')}` })
  expect(secrets.personalData).toBeDefined()
})

it('development is warned of a misspelt setting, and of nothing that systems set', () => {
  const { warnings } = readConfig({
    DATABASE_URL: 'postgres://localhost/sanad',
    DATA_DIR: tmpdir(),
    SECRET_KEY: 's'.repeat(32),
    CLAMD_HOTS: 'clamd',
    SMTP_PASWORD_FILE: '/run/secrets/smtp',
    FAULT_HOOK: 'https://hook.example',
    HOME: '/root',
    HOSTNAME: 'sanad',
    PATH: '/bin',
    PWD: '/',
    LANG: 'en',
    npm_config_port: '1',
  })
  expect(warnings).toEqual([
    'CLAMD_HOTS: no setting; did you mean CLAMD_HOST?',
    'SMTP_PASWORD_FILE: no setting; did you mean SMTP_PASSWORD_FILE?',
    'FAULT_HOOK: no setting',
  ])
})
