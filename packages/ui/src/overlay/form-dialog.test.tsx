import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'

afterEach(cleanup)

function NameDialog({ busy = false, onSubmit }: { busy?: boolean; onSubmit: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      title="Name of the business"
      closeLabel="Close"
      cancelLabel="Cancel"
      submitLabel="Save"
      busyLabel="Saving"
      busy={busy}
      failure="It could not be saved."
      onSubmit={onSubmit}
    >
      <input aria-label="Name" />
    </FormDialog>
  )
}

it('is sent by Enter, says why it could not be saved, and keeps what is typed when one presses beside it', async () => {
  const onSubmit = vi.fn()
  const user = userEvent.setup()
  const { baseElement } = render(<NameDialog onSubmit={onSubmit} />)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await user.type(name, 'Kulkarni Skill Academy{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toContain('It could not be saved.')
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  const backdrop = baseElement.querySelector('.backdrop')
  if (!backdrop) throw new Error('No backdrop')
  await user.click(backdrop)
  now.mockRestore()
  expect(screen.getByRole('dialog').dataset).toHaveProperty('open')
  expect(name.value).toBe('Kulkarni Skill Academy')
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('stays while it is saved', async () => {
  const user = userEvent.setup()
  render(<NameDialog busy onSubmit={() => {}} />)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
})
