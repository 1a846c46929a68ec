import type { Messages } from '@sanad/texts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lazyScreens } from './lazy-screen.tsx'

const names = { en: { things: 'Things' } } as unknown as Messages<{ things: string }>
const Things = () => <h1>Things</h1>
const Typed = () => <input aria-label="Words" />

it('a screen whose chunk is there is shown at once, without a spinner before it', async () => {
  const { element, handle } = lazyScreens(names)('things', async () => Things)
  handle.preload()
  await handle.prepared()
  render(element)
  expect(screen.queryByRole('heading', { name: 'Things' })).not.toBeNull()
})

it('a screen of two routes begins anew where one follows the other', async () => {
  const [first, second] = ['first', 'second'].map(() => lazyScreens(names)('things', async () => Typed))
  for (const route of [first, second]) {
    route?.handle.preload()
    await route?.handle.prepared()
  }
  const { rerender } = render(first?.element)
  const field = () => screen.getByLabelText<HTMLInputElement>('Words')
  field().value = 'of the first'
  rerender(second?.element)
  expect(field().value).toBe('')
})

it('what a screen needs is prepared when its chunk and its data are there, or have failed', async () => {
  const steps: string[] = []
  const { handle } = lazyScreens(names)(
    'things',
    async () => {
      steps.push('chunk')
      throw new Error('The chunk is gone')
    },
    {
      prefetch: async () => {
        await Promise.resolve()
        steps.push('data')
      },
    },
  )
  handle.preload()
  await handle.prepared()
  expect(steps).toEqual(['chunk', 'data'])
})
