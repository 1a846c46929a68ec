import { expect, it } from 'vitest'
import { findDeadPaths } from './find-dead-paths.ts'

it('finds a link whose target does not exist, seen from the document', () => {
  expect(findDeadPaths('docs/a.md', 'See [here](adr/none.md#why) and [there](../package.json).')).toEqual([
    'docs/adr/none.md',
  ])
})

it('finds a path in code style that does not exist, seen from the project’s folder', () => {
  expect(
    findDeadPaths('docs/a.md', 'Look at `scripts/none.ts`, not at `none.ts` or `npm run none`.'),
  ).toEqual(['scripts/none.ts'])
})

it('finds a path below src that does not exist, seen from the document', () => {
  const text = 'Read `src/main.ts` before `src/none.ts`.'
  expect(findDeadPaths('apps/server/README.md', text)).toEqual(['apps/server/src/none.ts'])
})

it('leaves addresses, anchors and placeholders alone', () => {
  const text = '[a](https://example.org/x) [b](#top) `apps/{name}/src` `apps/server/src/migrations/NNN-*.sql`'
  expect(findDeadPaths('README.md', text)).toEqual([])
})
