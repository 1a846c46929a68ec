import { Dialog } from '@sanad/ui'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeDesk } from '../testing/make-desk.ts'
import { leaveToast } from './left-toast.ts'
import { ToastHost } from './toast-host.tsx'
import { toastStore } from './toast-store.ts'
import { endToasts, useToast } from './use-toast.ts'

afterEach(cleanup)

const onePage = createMemoryRouter([{ path: '/' }])

function Saving() {
  const toast = useToast()
  return (
    <>
      <main>Behind the dialog</main>
      <Dialog open onOpenChange={() => {}} title="Edit">
        <button type="button" onClick={() => toast('error', 'It could not be saved.')}>
          Save
        </button>
      </Dialog>
      <ToastHost router={onePage} />
    </>
  )
}

it('nothing of the library is loaded before somebody acts', async () => {
  const load = vi.spyOn(toastStore, 'load')
  const { store } = makeDesk()
  render(
    <Provider store={store}>
      <ToastHost router={onePage} />
    </Provider>,
  )
  expect(load).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(load).toHaveBeenCalledOnce()
  await userEvent.click(document.body)
  expect(load).toHaveBeenCalledOnce()
})

it('what is shown ends before a frame covers the page, in which it would not end by itself', async () => {
  const { store } = makeDesk()
  render(
    <Provider store={store}>
      <Saving />
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const text = await screen.findByText('It could not be saved.')
  const look = () => text.closest('.Toastify__toast')?.className
  expect(look()).not.toContain('exit')
  endToasts()
  // No animation ends here.
  await waitFor(() => expect(look()).toContain('exit'))
})

function Page({ name, to }: { name: string; to: string }) {
  const toast = useToast()
  const navigate = useNavigate()
  const send = () => {
    toast('success', `Sent from ${name}`)
    setTimeout(() => void navigate(to), 100)
  }
  return (
    <main>
      <h1>{name}</h1>
      <Link to={to}>Next</Link>
      <button type="button" onClick={send}>
        Send
      </button>
    </main>
  )
}

it('a message goes with the page that is left, and stays on the one that follows by itself', async () => {
  const { store } = makeDesk()
  const children = [
    { path: '/', element: <Page name="First" to="/second" /> },
    { path: '/second', element: <Page name="Second" to="/" /> },
  ]
  const router = createMemoryRouter(children)
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastHost router={router} />
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { name: 'Second' })
  const message = await screen.findByText('Sent from First')
  const look = () => message.closest('.Toastify__toast')?.className
  expect(look()).not.toContain('exit')
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'First' })
  // No animation ends here.
  await waitFor(() => expect(look()).toContain('exit'))
})

it('a message is heard while a dialog is open, also the first one, and kept among the notifications', async () => {
  const { store } = makeDesk()
  render(
    <Provider store={store}>
      <Saving />
    </Provider>,
  )
  expect(screen.queryByRole('main')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  // `findByRole` sees the accessibility tree only.
  expect((await screen.findByRole('status')).textContent).toContain('It could not be saved.')
  expect(store.getState().ui.notifications).toMatchObject([{ kind: 'error', text: 'It could not be saved.' }])
})

it('a message that the page before left is shown, and not kept for another one', async () => {
  const { store } = makeDesk()
  leaveToast('You switched.')
  render(
    <Provider store={store}>
      <ToastHost router={onePage} />
    </Provider>,
  )
  await userEvent.keyboard('{Tab}')
  await screen.findByText('You switched.')
  expect(sessionStorage.length).toBe(0)
})

function Paying() {
  const toast = useToast()
  const other = useToast()
  return (
    <>
      <button type="button" onClick={() => toast('error', 'The payment failed.')}>
        Fail
      </button>
      <button type="button" onClick={() => toast('success', 'The payment is there.')}>
        Pay
      </button>
      <button type="button" onClick={() => other('info', 'Your form was saved.')}>
        Save
      </button>
      <ToastHost router={onePage} />
    </>
  )
}

it('a message takes the place of the one that it contradicts, and of its like, and of no other', async () => {
  const { store } = makeDesk()
  render(
    <Provider store={store}>
      <Paying />
    </Provider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const failed = () => screen.queryAllByText('The payment failed.')
  await press('Fail')
  await waitFor(() => expect(failed()).toHaveLength(1))
  const [first] = failed()
  await press('Save')
  await press('Fail')
  // Another node, so that it is announced again.
  await waitFor(() => expect(failed()[0]).not.toBe(first))
  expect(failed()).toHaveLength(1)
  await press('Pay')
  await screen.findByText('The payment is there.')
  expect(failed()).toHaveLength(0)
  expect(screen.getByText('Your form was saved.').closest('.Toastify__toast')?.className).not.toContain(
    'exit',
  )
})
