import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let webRoot: string
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'sanad-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<title>Sanad</title>')
  await writeFile(join(webRoot, 'register.html'), '<title>Register</title>')
  await writeFile(join(webRoot, 'assets/index-abc.js'), 'console.log(1)')
  await writeFile(join(webRoot, 'assets/index-abc.js.br'), brotliCompressSync('console.log(1)'))
  portal = await startTestApp({ config: { webRoot } })
})
afterAll(async () => {
  await portal.close()
  await rm(webRoot, { recursive: true })
})

it('the web app is served under /user, and / leads there', async () => {
  expect((await portal.app.inject('/')).headers.location).toBe('/user/')
  for (const url of ['/user', '/user/']) {
    const response = await portal.app.inject(url)
    expect(response).toMatchObject({ statusCode: 200, body: '<title>Sanad</title>' })
    expect(response.headers['cache-control']).toBe('no-cache')
  }
})

it('a path without a file is a screen of the app, with its own page where one was rendered', async () => {
  for (const url of ['/user/dashboard/services', '/user/track/abc?x=1', '/user/no/such.screen']) {
    expect(await portal.app.inject(url)).toMatchObject({ statusCode: 200, body: '<title>Sanad</title>' })
  }
  expect(await portal.app.inject('/user/register')).toMatchObject({
    statusCode: 200,
    body: '<title>Register</title>',
  })
})

it('assets come compressed as they were built, and are kept for good', async () => {
  const url = '/user/assets/index-abc.js'
  const response = await portal.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await portal.app.inject(url)).body).toBe('console.log(1)')
  expect((await portal.app.inject('/user/assets/index-old.js')).statusCode).toBe(404)
})

it('what lies outside the folder is not served', async () => {
  const response = await portal.app.inject('/user/..%2f..%2fetc/passwd')
  expect(response.body).not.toContain('root:')
})
