import { expect, it } from 'vitest'
import { makeLean } from './lean-contracts.ts'

it('the browser has of an endpoint what it calls and reads, each constant marked as pure', () => {
  const code = `export const most = 3
export const Cursor = z.string().check(z.maxLength(most))
export const listThings = defineEndpoint({
  name: 'listThings',
  summary: 'List things, { newest } first',
  method: 'GET',
  path: () => '/api/things',
  query: z.object({ cursor: z.optional(Cursor), body: z.string() }),
  success: z.object({ query: z.string() }),
  errors: ['not_found'],
})
`
  expect(
    makeLean(code, 'things.ts')
      .replace(/\n\s*\n/g, '\n')
      .replaceAll('\n\n', '\n'),
  ).toBe(`export const most = 3
export const Cursor = /* @__PURE__ */ (() => z.string().check(z.maxLength(most)))()
export const listThings = /* @__PURE__ */ (() => defineEndpoint({
  name: 'listThings',
  method: 'GET',
  path: () => '/api/things',
  success: z.object({ query: z.string() }),
}))()
`)
})
