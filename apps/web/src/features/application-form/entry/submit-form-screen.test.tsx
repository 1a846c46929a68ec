import { type ApplicationForm, listStates, mapService, saveDraft, submitForm } from '@sanad/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { answer, breakOff, refuse } from '../../../testing/fake-portal.ts'
import { makeApplicationForm, makeFormField } from '../../../testing/make-application-form.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { FormToSubmit } from './submit-form-screen.tsx'

beforeEach(() => sessionStorage.clear())

const form = makeApplicationForm([{ group: 'user', fields: [makeFormField('city', 'City or town')] }], {
  takes_information: true,
})

const submitted: ApplicationForm = {
  ...form,
  groups: form.groups.map(({ group, fields }) => ({
    group,
    fields: fields.map((field) => ({ ...field, value: 'Nagpur', read_only: true })),
  })),
  submitted_at: '2026-11-26T06:00:00.000Z',
}

/** Another tab has submitted it since it was read. */
function ReadBefore() {
  const [shown, setShown] = useState(form)
  return <FormToSubmit form={shown} reload={async () => setShown(submitted)} />
}

function open() {
  answer(listStates, { success: true, data: [] })
  const service = {
    ...{ service_id: 'skill-india', title: 'Skill India', type_of_reg: 'Skill India', category: 'skill' },
    ...{ description: '', points: [] },
  }
  answer(mapService, { success: true, service, documents: [], fields: [], formats: [] })
  renderApp(<ReadBefore />)
}

const type = () => userEvent.type(screen.getByRole('textbox', { name: /^City or town/ }), 'Pune')

it('a form that another tab submitted is shown as it was, and says that what was typed here was not sent', async () => {
  const drafts = refuse(saveDraft, 'form_submitted')
  open()
  await type()
  await screen.findByRole('heading', { level: 1, name: 'Form submitted' }, { timeout: 5000 })
  expect(screen.getByRole('alert').textContent).toBe(
    'This form was submitted in another tab or on another device meanwhile. What you typed here was not sent. If an answer below has to be changed, use “Ask to change this”.',
  )
  screen.getByText('Nagpur')
  screen.getByRole('button', { name: /^Ask to change this/ })
  expect(drafts.bodies).toHaveLength(1)
  expect(sessionStorage.getItem(`unsentForm/${form.id}`)).toBeNull()
})

it('a draft that is refused for good is not promised to be tried again', async () => {
  const drafts = refuse(saveDraft, 'application_verified')
  open()
  await type()
  await waitFor(() => expect(drafts.bodies).toHaveLength(1), { timeout: 5000 })
  await screen.findByText('This application is already verified. Please log in to see or change it.')
  expect(screen.queryByText(/We will try again/)).toBeNull()
  // Nor when the form is left, as other drafts are.
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(drafts.bodies).toHaveLength(1)
})

it('a form whose answer was lost was submitted here: nothing is said of another tab', async () => {
  answer(saveDraft, { success: true, message: 'Saved', saved_at: '2026-11-26T06:00:00.000Z' })
  breakOff(submitForm)
  open()
  await type()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
  await submit()
  await screen.findByText(/^Failed to submit service form|connection/)
  refuse(submitForm, 'form_submitted')
  await submit()
  await screen.findByRole('heading', { level: 1, name: 'Form submitted' })
  expect(screen.queryByText(/in another tab/)).toBeNull()
})

it.each([
  ['while work goes on it may be changed', true, 1],
  ['once the application is completed it is only read', false, 0],
])('a submitted form: %s', (_what, takes_information, edits) => {
  answer(listStates, { success: true, data: [] })
  const shown = { ...submitted, payment_status: 1 as const, takes_information }
  renderApp(<FormToSubmit form={shown} reload={async () => {}} />)
  screen.getByText('Nagpur')
  expect(screen.queryAllByRole('link', { name: 'Edit Your Application' })).toHaveLength(edits)
})
