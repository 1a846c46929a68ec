import { expect, it } from 'vitest'
import { barrelOf, partOf } from './lean-packages.ts'

const code = `import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
export { Id } from './wire.ts'
export const most = 3
export const Cursor = z.string().check(z.maxLength(most))
export type Cursor = z.infer<typeof Cursor>
function unused() {}
export const listThings = defineEndpoint({
  name: 'listThings',
  summary: 'List things, { newest } first',
  path: () => '/api/things',
  query: z.object({ cursor: z.optional(Cursor), body: z.string() }),
  success: z.object({ query: Cursor }),
  errors: ['not_found'],
})
`
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

it('a file leads to a module for each declaration that it exports', () => {
  expect(lines(barrelOf(code, '/things.ts'))).toEqual([
    "export { Id } from './wire.ts'",
    "export { most } from '/things.ts?part=most'",
    "export { Cursor } from '/things.ts?part=Cursor'",
    "export { listThings } from '/things.ts?part=listThings'",
  ])
})

it('an endpoint is pure, and has in the browser what is called and read of it', () => {
  expect(lines(partOf(code, '/things.ts', 'listThings'))).toEqual([
    "import * as z from 'zod/mini'",
    "import { defineEndpoint } from './define-endpoint.ts'",
    "import { Cursor } from '/things.ts?part=Cursor'",
    'export const listThings = /* @__PURE__ */ (() => defineEndpoint({',
    "  name: 'listThings',",
    "  path: () => '/api/things',",
    '  success: z.object({ query: Cursor }),',
    '}))()',
  ])
})

it('a part that the file does not declare breaks the build', () => {
  expect(() => partOf(code, '/things.ts', 'Missing')).toThrow('/things.ts declares no Missing')
})
