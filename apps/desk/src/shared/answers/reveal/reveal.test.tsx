import { revealIdentifier } from '@sanad/contracts'
import { initialUi } from '@sanad/web-kit'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, it } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { answer, refuse } from '../../../testing/fake-portal.ts'
import { RevealDialog } from './reveal-dialog.tsx'
import { listRevealable } from './revealable.ts'

afterEach(cleanup)

const value = '234123412346'
const applicationId = '6f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11'

function open() {
  const outcome: { shown?: string; isCopied?: boolean } = {}
  const store = makeStore({ ui: { ...initialUi, language: 'en' } })
  render(
    <Provider store={store}>
      <RevealDialog
        applicationId={applicationId}
        fields={[
          { from: 'information', fieldId: 'aadhaar-number', label: 'Aadhaar number' },
          { from: 'form', fieldId: 'personal_pan', label: 'PAN · application form' },
        ]}
        isOpen
        onClose={() => {}}
        onShown={(_fieldId, shown) => Object.assign(outcome, { shown })}
        onCopied={() => Object.assign(outcome, { isCopied: true })}
      />
    </Provider>,
  )
  return { outcome, store, user: userEvent.setup() }
}

async function giveReasons(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText('To file it on the department’s portal'))
  await user.type(screen.getByLabelText('In words'), 'e-KYC of the centre')
}

it('[DK-38] a number is asked for with a reason from the list and words, and stays in no store', async () => {
  const { outcome, store, user } = open()
  const asked = answer(revealIdentifier, { success: true, data: { value } })
  await user.click(screen.getByRole('button', { name: 'Show for 60 seconds' }))
  expect(screen.getByText('Please choose what it is for.')).toBeTruthy()
  expect(screen.getByText('Please say in words why.')).toBeTruthy()
  expect(asked.bodies).toEqual([])
  await giveReasons(user)
  await user.click(screen.getByRole('button', { name: 'Show for 60 seconds' }))
  await waitFor(() => expect(outcome.shown).toBe(value))
  const words = { why: 'department_portal', reason: 'e-KYC of the centre' }
  expect(asked.bodies).toEqual([
    { from: 'information', field_id: 'aadhaar-number', shown: 'screen', ...words },
  ])
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(value))
})

it('[DK-39] a number is copied for a portal without being shown', async () => {
  const { outcome, user } = open()
  const asked = answer(revealIdentifier, { success: true, data: { value } })
  await giveReasons(user)
  await user.click(screen.getByRole('button', { name: 'Copy without showing' }))
  await waitFor(() => expect(outcome.isCopied).toBe(true))
  expect(await navigator.clipboard.readText()).toBe(value)
  expect(outcome.shown).toBeUndefined()
  expect(document.body.textContent).not.toContain(value)
  expect(asked.bodies).toMatchObject([{ shown: 'clipboard' }])
})

it('[DK-38] who has asked too often reads so, and keeps what was typed', async () => {
  const { user } = open()
  refuse(revealIdentifier, 'rate_limited')
  await giveReasons(user)
  await user.click(screen.getByRole('button', { name: 'Show for 60 seconds' }))
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLInputElement>('In words').value).toBe('e-KYC of the centre')
})

it('[DK-37] only what is sealed and was given can be revealed, in the form and beyond it', () => {
  const answer = (id: string, is_sealed: boolean) => ({ field: { field_id: id, label: id }, is_sealed })
  const given = {
    form: [answer('personal_pan', true), answer('district', false)],
    information: [answer('aadhaar', true), answer('password', false)],
  } as never
  expect(listRevealable(given, (label) => `${label} of the form`)).toEqual([
    { from: 'form', fieldId: 'personal_pan', label: 'personal_pan of the form' },
    { from: 'information', fieldId: 'aadhaar', label: 'aadhaar' },
  ])
})

it('[DK-38] the dialog begins at its first field, and a number of the form is asked for there', async () => {
  const { outcome, user } = open()
  const asked = answer(revealIdentifier, { success: true, data: { value: 'ABCPX1234K' } })
  const which = screen.getByLabelText('Which one')
  await waitFor(() => expect(document.activeElement).toBe(which))
  await user.selectOptions(which, 'PAN · application form')
  await giveReasons(user)
  await user.click(screen.getByRole('button', { name: 'Show for 60 seconds' }))
  await waitFor(() => expect(outcome.shown).toBe('ABCPX1234K'))
  expect(asked.bodies).toMatchObject([{ from: 'form', field_id: 'personal_pan' }])
})
