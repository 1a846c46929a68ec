import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useNavigateFromHere } from './use-navigate-from-here.ts'

afterEach(cleanup)

interface Late {
  answer: () => void
  results: boolean[]
}

function Page({ late }: { late: Late }) {
  const [isAnswered, setAnswered] = useState(false)
  return isAnswered ? <p>Answered</p> : <Form late={late} onAnswer={() => setAnswered(true)} />
}

function Form({ late, onAnswer }: { late: Late; onAnswer: () => void }) {
  const navigate = useNavigateFromHere()
  const send = async () => {
    await new Promise<void>((resolve) => {
      late.answer = resolve
    })
    // The answer may replace the form.
    onAnswer()
    await new Promise((resolve) => setTimeout(resolve))
    late.results.push(await navigate('/made'))
  }
  return (
    <button type="button" onClick={() => void send()}>
      Send
    </button>
  )
}

/** The page `/form`, whose button was pressed and is answered late. */
async function openForm() {
  const late: Late = { answer: () => {}, results: [] }
  let load = () => {}
  const slow = () =>
    new Promise<null>((resolve) => {
      load = () => resolve(null)
    })
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Page late={late} /> },
      { path: '/made', element: <h1>Made</h1> },
      { path: '/other', element: <h1>Other</h1> },
      { path: '/slow', loader: slow, element: <h1>Slow</h1> },
    ],
    { basename: '/user', initialEntries: ['/user/form'] },
  )
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  act(() => screen.getByRole('button', { name: 'Send' }).click())
  return {
    router,
    results: late.results,
    answer: () =>
      act(async () => {
        late.answer()
        await new Promise((resolve) => setTimeout(resolve, 10))
      }),
    load: () => act(async () => load()),
  }
}

it('an answer leads on who is still on the page, also at another address of it', async () => {
  const { router, results, answer } = await openForm()
  await act(() => router.navigate('/form?step=2'))
  await answer()
  expect(screen.getByRole('heading').textContent).toBe('Made')
  expect(results).toEqual([true])
})

it('an answer does not fetch back who has gone to another page', async () => {
  const { router, results, answer } = await openForm()
  await act(() => router.navigate('/other'))
  await answer()
  expect(screen.getByRole('heading').textContent).toBe('Other')
  expect(results).toEqual([false])
})

it('an answer does not stop who is on the way to another page', async () => {
  const { router, results, answer, load } = await openForm()
  await act(async () => void router.navigate('/slow'))
  await answer()
  await load()
  expect(screen.getByRole('heading').textContent).toBe('Slow')
  expect(results).toEqual([false])
})
