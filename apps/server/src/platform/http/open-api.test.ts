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
