import { Writable } from 'node:stream'
import { type ErrorCode, listStates, sourceHeader } from '@sanad/contracts'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import { installErrorHandler } from './error-handler.ts'
import { route } from './route.ts'
import { sourceOf } from './source-header.ts'

/** An app with one endpoint, which refuses by this code. */
async function refuseBy(code: ErrorCode) {
  let log = ''
  const stream = new Writable({
    write(line, _encoding, done) {
      log += String(line)
      done()
    },
  })
  const app = Fastify({ logger: { level: 'error', stream } })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app, { report() {}, settled: async () => {} })
  route(app, listStates, () => Promise.reject(new AppError(code)))
  const headers = { [sourceHeader]: sourceOf(new Date()) }
  const response = await app.inject({ url: listStates.path({}), headers })
  return { response, log, counted: Object.fromEntries(app.undeclaredErrors) }
}

it('an error that the contract does not declare is answered as it is, logged and counted', async () => {
  const { response, log, counted } = await refuseBy('order_live')
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ success: false, code: 'order_live' })
  expect(JSON.parse(log)).toMatchObject({
    level: 50,
    msg: 'Undeclared error',
    endpoint: 'listStates',
    code: 'order_live',
  })
  expect(counted).toEqual({ 'listStates order_live': 1 })
})

it('an error that any call may answer is no fault of the contract', async () => {
  const { response, log, counted } = await refuseBy('rate_limited')
  expect(response.statusCode).toBe(429)
  expect({ log, counted }).toEqual({ log: '', counted: {} })
})
