import { readdir, stat } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { resumableUploadPath } from '@sanad/contracts'
import { announceUpload, askOffset, sendInParts, sendPart, tusHeaders } from '@sanad/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openServices } from '../../open-services.ts'

let portal: TestApp
/** A second process of the same portal: same database and files, separate state. */
let second: { app: FastifyInstance; close: () => Promise<void> }
beforeAll(async () => {
  portal = await startTestApp()
  const services = await openServices(portal.services.config)
  const app = await buildApp(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  second = {
    app,
    async close() {
      await app.close()
      await services.db.destroy()
    },
  }
})
afterAll(async () => {
  await second.close()
  await portal.close()
})

const content = Buffer.concat([pdfFile(), Buffer.alloc(200_000, '\n'), Buffer.from('%%EOF')])

async function begin(size = content.length) {
  const { token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const { headers } = await announceUpload(sender, { name: 'aadhaar.pdf', size })
  return { token, sender, elsewhere: { portal: second.app, token }, url: headers.location ?? '' }
}

/** Sizes of the files being received. */
const listIncoming = async () => {
  const folder = join(portal.services.config.dataDir, 'files/incoming')
  const files = (await readdir(folder)).map((name) => stat(join(folder, name)).catch(() => undefined))
  return (await Promise.all(files)).flatMap((file) => (file ? [file.size] : []))
}
const listParts = async () => {
  const folder = join(portal.services.config.dataDir, 'files')
  return (await readdir(folder)).filter((name) => name.endsWith('.part'))
}

it('[F-26] an upload goes on where it was cut, at another process as well', async () => {
  const { sender, elsewhere, url } = await begin()
  expect(url).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/)
  await sendPart(sender, { url, offset: 0, part: content.subarray(0, 70_000) })
  expect(await askOffset(elsewhere, url)).toBe(70_000)
  const rest = await sendPart(elsewhere, { url, offset: 70_000, part: content.subarray(70_000) })
  expect([rest.status, rest.headers['upload-offset']]).toEqual([204, String(content.length)])
  expect(await askOffset(sender, url)).toBe(content.length)
})

it('[F-26] what came before each of three cuts is kept, and the rest completes it', async () => {
  const { token, sender, url } = await begin()
  const { port } = second.app.server.address() as AddressInfo
  let offset = 0
  for (const bytes of [50_000, 60_000, 70_000]) {
    const socket = connect(port, '127.0.0.1')
    const head = Object.entries({
      ...tusHeaders(token),
      host: 'portal.test',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(content.length - offset),
    }).map(([name, value]) => `${name}: ${value}`)
    socket.write([`PATCH ${url} HTTP/1.1`, ...head, '', ''].join('\r\n'))
    const sent = content.subarray(offset, offset + bytes)
    await new Promise((written) => socket.write(sent, written))
    const before = offset
    await vi.waitUntil(async () => (await listIncoming()).some((size) => size > 0))
    socket.destroy()
    await vi.waitUntil(async () => (await askOffset(sender, url)) !== before)
    offset = (await askOffset(sender, url)) ?? 0
  }
  expect(offset).toBeLessThanOrEqual(180_000)
  await sendPart(sender, { url, offset, part: content.subarray(offset) })
  expect(await askOffset(sender, url)).toBe(content.length)
  expect(await listIncoming()).toEqual([])
})

it('of two parts for one place one is taken, whichever processes they meet', async () => {
  const { sender, elsewhere, url } = await begin()
  const before = await listParts()
  const senders = [sender, elsewhere, sender, elsewhere]
  const answers = await Promise.all(
    senders.map((each, index) =>
      sendPart(each, { url, offset: 0, part: content.subarray(0, 70_000 + index) }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
  expect(await listParts()).toHaveLength(before.length + 1)
  const [taken] = answers.filter(({ status }) => status === 204)
  expect(await askOffset(elsewhere, url)).toBe(Number(taken?.headers['upload-offset']))
})

it('[F-28] nobody but its owner learns of an upload', async () => {
  const { url } = await begin()
  const stranger = { portal: portal.app, token: (await signIn(portal.services)).token }
  const nothing = `${resumableUploadPath}/${'0'.repeat(32)}`
  for (const target of [url, nothing]) {
    expect((await sendPart(stranger, { url: target, offset: 0, part: content })).status).toBe(404)
    const headers = tusHeaders(stranger.token)
    expect((await portal.app.inject({ method: 'HEAD', url: target, headers })).statusCode).toBe(404)
    expect((await portal.app.inject({ method: 'DELETE', url: target, headers })).statusCode).toBe(404)
    const reading = { ...headers, 'x-http-method-override': 'GET' }
    expect((await portal.app.inject({ method: 'DELETE', url: target, headers: reading })).statusCode).toBe(
      404,
    )
  }
  expect((await portal.app.inject({ method: 'HEAD', url })).statusCode).toBe(400)
  const guest = { ...tusHeaders(''), authorization: '' }
  expect((await portal.app.inject({ method: 'HEAD', url, headers: guest })).statusCode).toBe(401)
})

it('[F-27] what could never be taken is refused before its first byte', async () => {
  const { token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const refusals = [
    [{ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 }, 413],
    [{ name: 'a.pdf', size: 0 }, 422],
    [{ name: 'a.svg', size: 10 }, 415],
    [{ name: '../a.pdf', size: 10 }, 422],
    [{ name: '', size: 10 }, 400],
  ] as const
  for (const [announced, status] of refusals) {
    expect((await announceUpload(sender, announced)).status, announced.name).toBe(status)
  }
  const { body } = await announceUpload(sender, { name: 'a.svg', size: 10 })
  expect(body).toMatchObject({ success: false, code: 'file_type_refused' })
})

it('more than was announced is not taken', async () => {
  const { sender, url } = await begin(10)
  expect((await sendPart(sender, { url, offset: 0, part: content })).status).toBe(413)
  expect(await askOffset(sender, url)).toBe(0)
})

it('the parts of a cancelled upload are removed', async () => {
  const { sender, token, url } = await begin()
  const before = await listParts()
  await sendPart(sender, { url, offset: 0, part: content.subarray(0, 70_000) })
  expect(await listParts()).toHaveLength(before.length + 1)
  const answer = await portal.app.inject({ method: 'DELETE', url, headers: tusHeaders(token) })
  expect(answer.statusCode).toBe(204)
  expect(await askOffset(sender, url)).toBeUndefined()
  expect(await listParts()).toEqual(before)
})

it('a customer has a limited number of uploads under way', async () => {
  const { token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  for (let count = 0; count < 60; count += 1) await announceUpload(sender, { name: 'a.pdf', size: 10 })
  expect(await announceUpload(sender, { name: 'a.pdf', size: 10 })).toMatchObject({
    status: 429,
    body: { code: 'upload_limit' },
  })
  expect(
    await sendInParts(await begin().then((other) => other.sender), { name: 'b.pdf', content }),
  ).toBeTruthy()
})
