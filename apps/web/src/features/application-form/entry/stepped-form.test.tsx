import { listStates, mapService, saveDraft } from '@sanad/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/fake-portal.ts'
import { makeApplicationForm, makeFormField } from '../../../testing/make-application-form.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { SteppedForm } from './stepped-form.tsx'

const birth = makeFormField('date_of_birth', 'Date of birth', {
  input_type: 'date',
  dates: { latest: 'today' },
})
const form = makeApplicationForm([
  { group: 'user', fields: [makeFormField('city', 'City or town'), birth] },
  { group: 'business', fields: [makeFormField('designation', 'Your position')] },
])

async function open(shown = form) {
  answer(listStates, { success: true, data: [] })
  const drafts = answer(saveDraft, { success: true, message: 'Saved', saved_at: '2026-11-26T06:00:00.000Z' })
  const service = {
    ...{ service_id: 'skill-india', title: 'Skill India', type_of_reg: 'Skill India', category: 'skill' },
    ...{ description: '', points: [] },
  }
  answer(mapService, { success: true, service, documents: [], fields: [], formats: [] })
  renderApp(<SteppedForm form={shown} onSent={() => {}} onOvertaken={async () => {}} />)
  const user = userEvent.setup()
  const proceed = async () => user.click(await screen.findByRole('button', { name: 'Continue' }))
  return { user, proceed, drafts }
}

it('a step is jumped to by a press on its name, and each has a title of its own', async () => {
  const { user } = await open()
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' }))
  for (const step of ['Business Details', 'Check your answers', 'User Details']) {
    await user.click(steps.getByRole('link', { name: step }))
    const heading = await screen.findByRole('heading', { level: 1, name: step })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(steps.getByRole('link', { name: step }).getAttribute('aria-current')).toBe('step')
    expect(document.title).toContain(`${step} · Skill India`)
  }
})

it('what is missing is summed up before the fields, by their names, and each leads to its field', async () => {
  const { user, proceed } = await open()
  await proceed()
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('Please correct the marked information.')
  const city = screen.getByRole('textbox', { name: /^City or town/ })
  expect(document.activeElement).toBe(city)
  expect(summary.compareDocumentPosition(city) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['City or town', 'Date of birth'])
  await user.click(within(summary).getByRole('link', { name: 'Date of birth' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Date of birth/ }))
})

it('what is wrong on one step is not said on another, and a wrong answer says so before the form is sent', async () => {
  const { user, proceed, drafts } = await open()
  await user.type(screen.getByRole('textbox', { name: /^Date of birth/ }), '12042090')
  await proceed()
  expect(screen.getByRole('alert').textContent).toContain('Please correct the marked information.')
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the form' }))
  await user.click(steps.getByRole('link', { name: 'Business Details' }))
  await screen.findByRole('textbox', { name: /^Your position/ })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(steps.getByRole('link', { name: 'Check your answers' }))
  await screen.findByText('3 answers are still needed')
  expect(screen.queryByRole('alert')).toBeNull()
  const wrong = screen
    .getAllByRole('textbox')
    .filter((input) => input.getAttribute('aria-invalid') === 'true')
  expect(wrong.map((input) => input.getAttribute('name'))).toEqual(['date_of_birth'])
  // As below.
  await waitFor(() => expect(drafts.bodies).not.toEqual([]), { timeout: 5000 })
})

it('a birth date in the future is refused', async () => {
  const { user, proceed, drafts } = await open()
  await user.type(screen.getByRole('textbox', { name: /^City or town/ }), 'Pune')
  await user.type(screen.getByRole('textbox', { name: /^Date of birth/ }), '12042090')
  await proceed()
  expect(screen.getByText('This date cannot be in the future.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Date of birth/ }))
  screen.getByRole('heading', { level: 1, name: 'User Details' })
  // The draft is saved a moment later; it would be asked of the next test.
  await waitFor(() => expect(drafts.bodies).not.toEqual([]), { timeout: 5000 })
})

it('the birth date of somebody under 18 is doubted where it is typed, and said not to be saved', async () => {
  const { user, drafts } = await open()
  const doubt = /^This is the birth date of somebody under 18/
  const birthDate = () => screen.getByRole('textbox', { name: /^Date of birth/ })
  await user.type(birthDate(), '12041990')
  expect(screen.queryByText(doubt)).toBeNull()
  await user.clear(birthDate())
  await user.type(birthDate(), '12042014')
  await screen.findByText(doubt)
  await waitFor(() => expect(drafts.bodies).not.toEqual([]), { timeout: 5000 })
})

it('what is known already is marked, to be checked, until it is changed', async () => {
  const city = makeFormField('city', 'City or town', { value: 'Pune', prefilled: true })
  const { user, drafts } = await open(makeApplicationForm([{ group: 'user', fields: [city] }]))
  const known = 'Filled in from what we know already. Please check it.'
  const input = screen.getByRole('textbox', { name: /^City or town/, description: known })
  await user.type(input, ' City')
  expect(screen.queryByText(known)).toBeNull()
  await waitFor(() => expect(drafts.bodies).not.toEqual([]), { timeout: 5000 })
})
