import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const registerPage = '<title>Register</title>'
let portal: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-web-'))
  await mkdir(join(folder, 'customer app'))
  await writeFile(join(folder, 'customer app/register.html'), registerPage)
  await writeFile(join(folder, 'customer app/register.html.br'), brotliCompressSync(registerPage))
  portal = await startTestApp({
    config: {
      webApps: [
        await buildApp('customer app', '/user', '<title>Sanad</title>', 'console.log(1)'),
        await buildApp('staff app', '/desk', '<title>Desk</title>', 'console.log(2)'),
      ],
    },
  })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

async function buildApp(name: string, basePath: string, page: string, script: string) {
  const root = join(folder, name)
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(root, 'index.html'), page)
  await writeFile(join(root, 'assets/index-abc.js'), script)
  await writeFile(join(root, 'assets/index-abc.js.br'), brotliCompressSync(script))
  return { name, basePath, root }
}

it('each app is served under its base path, and / leads to the first', async () => {
  expect((await portal.app.inject('/')).headers.location).toBe('/user/')
  for (const [basePath, body] of [
    ['/user', '<title>Sanad</title>'],
    ['/desk', '<title>Desk</title>'],
  ]) {
    for (const url of [`${basePath}`, `${basePath}/`]) {
      const response = await portal.app.inject(url)
      expect(response).toMatchObject({ statusCode: 200, body })
      expect(response.headers['cache-control']).toBe('no-cache')
    }
  }
})

it('a path without a file is a screen of its app, with its own page where one was rendered', async () => {
  for (const url of ['/user/dashboard/services', '/user/track/abc?x=1', '/user/no/such.screen']) {
    expect(await portal.app.inject(url)).toMatchObject({ statusCode: 200, body: '<title>Sanad</title>' })
  }
  expect(await portal.app.inject('/user/register')).toMatchObject({
    statusCode: 200,
    body: registerPage,
  })
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  expect((await portal.app.inject({ url: '/user/register', headers })).headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(await portal.app.inject('/desk/register')).toMatchObject({
    statusCode: 200,
    body: '<title>Desk</title>',
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
  expect((await portal.app.inject('/desk/assets/index-abc.js')).body).toBe('console.log(2)')
  for (const gone of ['/user/assets/index-old.js', '/desk/assets/index-old.js']) {
    expect((await portal.app.inject(gone)).statusCode).toBe(404)
  }
})

it('what lies outside the folders is not served', async () => {
  for (const url of ['/user/..%2f..%2fetc/passwd', '/user/..%2fstaff%20app/index.html']) {
    const { body } = await portal.app.inject(url)
    expect(body).not.toContain('root:')
    expect(body).not.toContain('Desk')
  }
})

it('a page may run and show what stands in it, and nothing else inline', async () => {
  const root = join(folder, 'inline app')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(
    join(root, 'index.html'),
    '<style>a{}</style><script>let a</script><script src="/x.js"></script>',
  )
  const webApps = [{ name: 'inline app', basePath: '/user', root }] as const
  const inline = await startTestApp({ config: { webApps } })
  const policyAt = async (url: string) =>
    String((await inline.app.inject(url)).headers['content-security-policy'])
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  for (const url of ['/user/', '/user/dashboard']) {
    expect(await policyAt(url)).toContain(`style-src 'self' ${hash('a{}')};`)
    expect(await policyAt(url)).toMatch(new RegExp(`script-src 'self' ${RegExp.escape(hash('let a'))}[ ;]`))
    expect(await policyAt(url)).not.toContain('unsafe-inline')
  }
  expect(await policyAt('/health/live')).toContain("style-src 'self';")
  await inline.close()
})

it('with a CDN a page names its assets there, its policy allows them, and they may be shared', async () => {
  const root = join(folder, 'shared app')
  await mkdir(join(root, 'assets'), { recursive: true })
  const page = (origin: string) =>
    `<script>B="${origin}/user/"</script><script>"${origin}/user/assets/a.js"</script><a href="/user/help">Help</a>`
  await writeFile(join(root, 'index.html'), page(''))
  await writeFile(join(root, 'assets/a.js'), '0')
  await writeFile(join(root, 'icon.png'), '0')
  const webApps = [{ name: 'shared app', basePath: '/user', root }] as const
  const assetsUrl = 'https://assets.example'
  const shared = await startTestApp({ config: { webApps, assetsUrl } })
  onTestFinished(() => shared.close())
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const hashes = [`B="${assetsUrl}/user/"`, `"${assetsUrl}/user/assets/a.js"`].map(hashOf).join(' ')
  // The last one as the service worker asks for it.
  for (const url of ['/user/', '/user/dashboard', '/user/index.html']) {
    const { body, headers } = await shared.app.inject(url)
    expect(body).toBe(page(assetsUrl))
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hashes} ${assetsUrl}`)
    for (const kind of ['style', 'img', 'font', 'connect'])
      expect(policy).toContain(`${kind}-src 'self' ${assetsUrl}`)
    expect(policy).not.toContain(`worker-src`)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
  expect((await shared.app.inject('/user/assets/a.js')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const icon = await shared.app.inject('/user/icon.png')
  expect(icon.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' })
  // A CDN that kept this would hide an asset that the portal has a moment later.
  expect(await shared.app.inject('/user/assets/later.js')).toMatchObject({
    statusCode: 404,
    headers: { 'cache-control': 'no-store' },
  })
})

it('WebAssembly runs in the worker that decodes photos, and nowhere else', async () => {
  const root = join(folder, 'worker app')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(root, 'index.html'), '<p>Page</p>')
  for (const name of ['heic-worker-a1_B.js', 'main-a1_B.js', 'not-heic-worker-a1_B.js']) {
    await writeFile(join(root, 'assets', name), '0')
    await writeFile(join(root, 'assets', `${name}.br`), brotliCompressSync('0'))
  }
  const webApps = [{ name: 'worker app', basePath: '/user', root }] as const
  const app = await startTestApp({ config: { webApps } })
  onTestFinished(() => app.close())
  const mayRunWasm = async (url: string, encoding = 'identity') => {
    const { headers } = await app.app.inject({ url, headers: { 'accept-encoding': encoding } })
    return String(headers['content-security-policy']).includes("script-src 'self' 'wasm-unsafe-eval'")
  }
  expect(await mayRunWasm('/user/assets/heic-worker-a1_B.js')).toBe(true)
  expect(await mayRunWasm('/user/assets/heic-worker-a1_B.js', 'br')).toBe(true)
  for (const url of ['/user/', '/user/assets/main-a1_B.js', '/user/assets/not-heic-worker-a1_B.js']) {
    expect(await mayRunWasm(url)).toBe(false)
  }
})

it('[F-51] a page that a deploy replaced under the running portal comes with its own policy, compressed or not', async () => {
  const root = join(folder, 'deployed app')
  await mkdir(root)
  const deploy = async (file: string, content: string | Buffer) => {
    await writeFile(join(root, `${file}.new`), content)
    await rename(join(root, `${file}.new`), join(root, file))
  }
  const page = (script: string) => `<style>a{}</style><script>${script}</script>`
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  await deploy('index.html', page('before'))
  // What the build compressed beside it is replaced later, and is not what is sent.
  await deploy('index.html.br', brotliCompressSync(page('before')))
  const webApps = [{ name: 'deployed app', basePath: '/user', root }] as const
  const deployed = await startTestApp({ config: { webApps } })
  onTestFinished(() => deployed.close())
  const read = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding }
    const answer = await deployed.app.inject({ url: '/user/login', headers })
    const sent = String(answer.headers['content-encoding'] ?? 'identity')
    return { encoding: sent, text: decode[sent]?.(answer.rawPayload), headers: answer.headers }
  }
  const decode: Record<string, (body: Buffer) => string> = {
    identity: String,
    br: (body) => String(brotliDecompressSync(body)),
    gzip: (body) => String(gunzipSync(body)),
  }
  for (const script of ['before', 'afterwards']) {
    await deploy('index.html', page(script))
    for (const encoding of ['identity', 'br', 'gzip']) {
      const answer = await read(encoding)
      expect(answer).toMatchObject({ encoding, text: page(script) })
      expect(String(answer.headers['content-security-policy'])).toContain(hash(script))
    }
  }
  const { headers } = await read('br, gzip;q=0.5')
  const again = { url: '/user/login', headers: { 'if-none-match': String(headers.etag) } }
  expect(await deployed.app.inject(again)).toMatchObject({ statusCode: 304, body: '' })
  await deploy('index.html', page('later'))
  expect(await deployed.app.inject(again)).toMatchObject({ statusCode: 200, body: page('later') })
})

it('who runs the portal stands on a page that was rendered when it was built', async () => {
  const root = join(folder, 'rendered app')
  await mkdir(root)
  await writeFile(join(root, 'index.html'), '<footer><div class="a" data-trader=""></div></footer>')
  const { trader } = portal.services.config
  const config = {
    webApps: [{ name: 'rendered app', basePath: '/user', root }] as const,
    trader: { ...trader, legal_name: 'Sharma & Sons', address: '1 <Main> Road' },
  }
  const rendered = await startTestApp({ config })
  onTestFinished(() => rendered.close())
  const { body } = await rendered.app.inject('/user/register')
  expect(body).toContain('<div class="a" data-trader=""><p>Sharma &amp; Sons, 1 &lt;Main&gt; Road')
  expect(body).toContain(`<p lang="en">Grievance officer: ${trader.grievance_officer.name} · `)
  expect(body).toContain(`<p lang="hi">शिकायत अधिकारी: ${trader.grievance_officer.name} · `)
})
