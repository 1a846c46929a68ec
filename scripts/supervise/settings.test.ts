import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-settings-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('needs no setting', () => {
  expect(readSettings({ DATA_DIR: folder })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    standIn: {
      port: 3001,
      env: {
        WEBHOOK_URL: 'http://127.0.0.1:3000/api/cashfree/webhook',
        GATEWAY_RAZORPAY_WEBHOOK_URL: 'http://127.0.0.1:3000/api/razorpay/webhook',
      },
    },
  })
})

it('lets other machines reach the stand-in gateway when they can reach the portal', () => {
  const { localOrigin, standIn } = readSettings({ DATA_DIR: folder, HOST: '0.0.0.0' })
  expect(localOrigin).toBe('http://127.0.0.1:3000')
  expect(standIn?.env.HOST).toBe('0.0.0.0')
})

it('starts no stand-in beside a real gateway', () => {
  const settings = readSettings({ DATA_DIR: folder, CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg' })
  expect(settings.standIn).toBeUndefined()
  const razorpay = { PAYMENT_PROVIDER: 'razorpay', RAZORPAY_BASE_URL: 'https://api.razorpay.com/v1' }
  expect(readSettings({ DATA_DIR: folder, ...razorpay }).standIn).toBeUndefined()
})

it('names the setting that is wrong', () => {
  expect(() => readSettings({ DATA_DIR: folder, PORT: 'abc' })).toThrow('PORT')
  expect(() => readSettings({ DATA_DIR: folder, PORT: '4000', GATEWAY_PORT: '4000' })).toThrow('GATEWAY_PORT')
})

it('refuses what is good for development only in production, and names what is missing', () => {
  expect(() => readSettings({ DATA_DIR: folder, NODE_ENV: 'production' })).toThrow('DATABASE_URL')
})
