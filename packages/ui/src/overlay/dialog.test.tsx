import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { DialogProps } from './dialog.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function DialogScreen(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog
        title="Delete this service?"
        description="This cannot be undone."
        closeLabel="Close"
        actions={<button type="button">Delete Service</button>}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  )
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup()
  render(<DialogScreen {...props} />)
  const opener = screen.getByRole('button', { name: 'Delete' })
  await user.click(opener)
  const dialog = await screen.findByRole(props.role ?? 'dialog', { name: 'Delete this service?' })
  // Before that a key would go to what opened it.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { user, opener, dialog }
}

it('is named by its title and described by its description', async () => {
  const { dialog } = await openDialog({ role: 'alertdialog' })
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('This cannot be undone.')
})

it('keeps the focus inside and gives it back after Escape', async () => {
  const { user, opener, dialog } = await openDialog()
  for (const _ of ['cross', 'button', 'around']) {
    await user.tab()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('is scrolled by keys where nothing in it can be tabbed to, by a region of its name', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(measure: () => void) {
        this.observe = measure
      }
      disconnect() {}
    },
  )
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500)
  onTestFinished(() => {
    height.mockRestore()
    vi.unstubAllGlobals()
  })
  const { user } = await openDialog({ children: <p>Many words</p> })
  const region = await screen.findByRole('region', { name: 'Delete this service?' })
  await user.tab()
  await waitFor(() => expect(document.activeElement).toBe(region))
})

it('closes by its cross', async () => {
  const { user } = await openDialog()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the second click of the double click that opens it does nothing', async () => {
  const user = userEvent.setup()
  render(<DialogScreen />)
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this service?' })
  const backdrop = document.querySelector('.backdrop')
  if (!backdrop) throw new Error('No backdrop')
  // The second click of a double click hits the backdrop that has just opened under the pointer.
  fireEvent.click(backdrop, { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 2 })
  expect(dialog.isConnected).toBe(true)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

it('stays open on Escape while it must not be dismissed', async () => {
  const { user, dialog } = await openDialog({ dismissible: false })
  await user.keyboard('{Escape}')
  expect(dialog.isConnected).toBe(true)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

it('has the focus where it is wanted before the next key, and gives it back', async () => {
  const field = createRef<HTMLInputElement>()
  render(
    <DialogScreen initialFocus={field}>
      <input ref={field} aria-label="Reason" />
    </DialogScreen>,
  )
  const opener = screen.getByRole('button', { name: 'Delete' })
  opener.focus()
  fireEvent.click(opener)
  // No frame later.
  await Promise.resolve()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }))
  await userEvent.setup().keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
