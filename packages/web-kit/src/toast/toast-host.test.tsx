import { Dialog } from '@sanad/ui'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { makeDesk } from '../testing/make-desk.ts'
import { ToastHost } from './toast-host.tsx'
import { toastStore } from './toast-store.ts'
import { useToast } from './use-toast.ts'

afterEach(cleanup)

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
      <ToastHost />
    </>
  )
}

it('nothing of the library is loaded before somebody acts', async () => {
  const load = vi.spyOn(toastStore, 'load')
  const { store } = makeDesk()
  render(
    <Provider store={store}>
      <ToastHost />
    </Provider>,
  )
  expect(load).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(load).toHaveBeenCalledOnce()
  await userEvent.click(document.body)
  expect(load).toHaveBeenCalledOnce()
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
