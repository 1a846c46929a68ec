import type { Messages } from '@sanad/texts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { makeDesk } from '../testing/make-desk.ts'
import { lazyScreens } from './lazy-screen.tsx'

afterEach(cleanup)

const names: Messages<{ things: string }> = { name: 'test/screens', english: { things: 'Things' } }
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

it('[UI-02] a screen whose chunk does not come is named instead of the one that was left', async () => {
  const make = lazyScreens(names)
  const never = new Promise<typeof Things>(() => {})
  const children = [
    { path: '/', ...make('things', async () => Typed) },
    { path: '/late', ...make('things', () => never) },
  ]
  const router = createMemoryRouter([{ hydrateFallbackElement: <p>Starting</p>, children }])
  render(
    <Provider store={makeDesk().store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await screen.findByLabelText('Words')
  await act(() => router.navigate('/late'))
  expect((await screen.findByRole('status')).textContent).toBe('Loading Things...')
  expect(screen.queryByLabelText('Words')).toBeNull()
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
      prefetches: [
        async () => {
          await Promise.resolve()
          steps.push('data')
        },
        () => Promise.reject(new Error('No data')),
      ],
    },
  )
  handle.preload()
  await handle.prepared()
  expect(steps).toEqual(['chunk', 'data'])
})
