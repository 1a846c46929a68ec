import { createConfig, lintFromString } from '@redocly/openapi-core'
import { endpoints, routePattern } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('OpenAPI describes every endpoint of the contracts with its answers', async () => {
  const response = await portal.app.inject('/api/openapi.json')
  const { paths } = response.json<{
    paths: Record<string, Record<string, { operationId: string; responses: object }>>
  }>()
  expect(endpoints.length).toBeGreaterThan(20)
  for (const endpoint of endpoints) {
    const path = routePattern(endpoint).replace(/:(\w+)/g, '{$1}')
    const operation = paths[path]?.[endpoint.method.toLowerCase()]
    expect(operation, `${endpoint.method} ${path}`).toMatchObject({ operationId: endpoint.name })
    expect(Object.keys(operation?.responses ?? {})).toContain('200')
  }
})

it('the description has no fault that a linter finds', async () => {
  const { body } = await portal.app.inject('/api/openapi.json')
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The first part of the payments' paths is one of the providers, which the router knows.
    // That the examples are right is proved below, against the contracts and in less time.
    rules: { 'no-ambiguous-paths': 'off', 'no-invalid-media-type-examples': 'off' },
  })
  const problems = await lintFromString({ source: body, absoluteRef: 'openapi.json', config })
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
  ).toEqual([])
})

it("every call but a provider's has the source header, and it is said how it is made", async () => {
  const { paths, components } = (await portal.app.inject('/api/openapi.json')).json()
  expect(components.parameters.Source).toMatchObject({ name: 'source', in: 'header', required: true })
  expect(components.parameters.Source.description).toContain('SHA-256')
  for (const endpoint of endpoints) {
    const path = routePattern(endpoint).replace(/:(\w+)/g, '{$1}')
    const { parameters = [] } = paths[path][endpoint.method.toLowerCase()]
    const has = parameters.some(({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/Source')
    expect(has, endpoint.name).toBe(endpoint.access !== 'gateway')
  }
})

it('each example is what its operation takes or answers', async () => {
  const { paths } = (await portal.app.inject('/api/openapi.json')).json()
  const wrong = endpoints.flatMap((endpoint) => {
    const path = routePattern(endpoint).replace(/:(\w+)/g, '{$1}')
    const { requestBody, responses } = paths[path][endpoint.method.toLowerCase()]
    const taken = requestBody?.content['application/json']?.example
    const answered = responses['200'].content?.['application/json']?.example
    return [
      ...(taken && !endpoint.body?.safeParse(taken).success ? [`${endpoint.name} takes`] : []),
      ...(answered && !endpoint.success.safeParse(answered).success ? [`${endpoint.name} answers`] : []),
    ]
  })
  expect(wrong).toEqual([])
})

it('each call says what opens it', async () => {
  const { paths } = (await portal.app.inject('/api/openapi.json')).json()
  const profile = paths['/api/customer/user-profile'].get
  const byId = paths['/api/v2/services/user/get-by-id/{id}'].get
  const byLink = paths['/api/v2/services/user/get-by-csrf/{token}'].get
  expect(profile.security).toEqual([{ bearer: [] }])
  expect(byId.security).toEqual([{ bearer: [] }, { accessLink: [] }])
  expect(byLink.security).toEqual([])
})

it('an upload is described with its file', async () => {
  const document = (await portal.app.inject('/api/openapi.json')).json()
  const { content } = document.paths['/api/uploaded-documents/submit'].post.requestBody
  expect(Object.keys(content)).toEqual(['multipart/form-data'])
  expect(JSON.stringify(content)).toMatch(/"document_id".*"file":\{[^}]*"format":"binary"/)
})

it('the readable page of the API is there', async () => {
  const response = await portal.app.inject('/api/docs')
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.body).not.toMatch(/<script>|<style/)
})

it('[F-50] without the setting nobody reads the description', async () => {
  const closed = await startTestApp({ config: { apiDocs: false } })
  for (const path of [
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/',
    '/api/docs/json',
    '/api/docs/static/index.html',
  ])
    expect((await closed.app.inject(path)).statusCode).toBe(404)
  await closed.close()
})
