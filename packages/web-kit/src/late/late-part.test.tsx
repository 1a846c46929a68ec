import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it } from 'vitest'
import { makeDesk } from '../testing/make-desk.ts'
import { latePart } from './late-part.tsx'

afterEach(cleanup)

let isOffline = true
const Dialog = latePart(async () => {
  if (isOffline) throw new Error('No connection')
  return ({ name }: { name: string }) => <h2>Dialog of {name}</h2>
})

function Screen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>What was read</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog name="Asha" onFail={() => setOpen(false)} />}
    </>
  )
}

it('a dialog whose chunk cannot be loaded leaves what was read, says so, and is loaded with the next attempt', async () => {
  const { store } = makeDesk()
  render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  )
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await open()
  await expect.poll(() => store.getState().ui.notifications).toMatchObject([{ kind: 'error' }])
  expect(screen.getByRole('heading', { name: 'What was read' })).toBeTruthy()
  isOffline = false
  await open()
  expect(await screen.findByRole('heading', { name: 'Dialog of Asha' })).toBeTruthy()
})
