import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox } from '../fields/checkbox.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { TextField } from '../fields/text-field.tsx'
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

const kinds = [
  { value: 'firm', label: 'Firm' },
  { value: 'trust', label: 'Trust' },
]

function CheckedDialog({ find }: { find: () => Promise<string> | string }) {
  const [kind, setKind] = useState('')
  const [wrong, setWrong] = useState('')
  const texts = { closeLabel: 'Close', cancelLabel: 'Cancel', submitLabel: 'Save', busyLabel: 'Saving' }
  const error = (name: string) => wrong.includes(name) && `Please correct the ${name}.`
  return (
    <FormDialog
      {...texts}
      open
      onOpenChange={() => {}}
      title="Details"
      busy={false}
      onSubmit={async () => setWrong(await find())}
    >
      <TextField label="Name" error={error('name')} />
      <RadioGroup
        label="Kind"
        hint="As registered"
        options={kinds}
        value={kind}
        onValueChange={setKind}
        error={error('kind')}
      />
      <Checkbox label="I agree" error={error('consent')} />
    </FormDialog>
  )
}

it('what is refused takes the focus: the first field, of a choice what is chosen or else the first option', async () => {
  const find = vi.fn<() => Promise<string> | string>()
  const user = userEvent.setup()
  render(<CheckedDialog find={find} />)
  const press = async (found: Promise<string> | string) => {
    find.mockReturnValueOnce(found)
    await user.click(await screen.findByRole('button', { name: 'Save' }))
  }
  const expectFocus = (role: string, name: string) =>
    vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })))
  await press('consent kind name')
  await expectFocus('textbox', 'Name')
  await press('consent kind')
  await expectFocus('radio', 'Firm')
  await user.click(screen.getByRole('radio', { name: 'Trust' }))
  await press(Promise.resolve('kind'))
  await expectFocus('radio', 'Trust')
  // The same is found again.
  await press(Promise.resolve('kind'))
  await expectFocus('radio', 'Trust')
  await press('consent')
  await expectFocus('checkbox', 'I agree')
  await press('')
  await expectFocus('button', 'Save')
})
