import { Dialog } from '@sanad/ui'
import { ToastHost, useToast } from '@sanad/web-kit'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

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

it('a message is heard while a dialog is open, also the first one', async () => {
  renderApp(<Saving />)
  expect(screen.queryByRole('main')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  // `findByRole` sees the accessibility tree only.
  expect((await screen.findByRole('alert')).textContent).toContain('It could not be saved.')
})
