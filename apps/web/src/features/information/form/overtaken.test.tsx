import { submitFields } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { done, paidOf } from '../../../testing/serve-application.ts'
import { ProvideInformation } from '../provide-information.tsx'

beforeEach(() => sessionStorage.clear())

const field = (field_id: string, label: string) => ({
  ...{ field_id, label, field_title: label, help: '', input_type: 'text', options: [], identifier: null },
})

const asked = paidOf(
  makeServiceApplication({
    fieldList: [field('name', 'Name of the centre'), field('area', 'Area'), field('owner', 'Owner')],
    pending_items: 3,
  }),
)
const given = (...submittedFields: { field_id: string; value: string }[]) => ({ ...asked, submittedFields })

type Reader = { refresh: (application: typeof asked) => void }

function Page({ first, reader }: { first: typeof asked; reader: Reader }) {
  const [application, setApplication] = useState(first)
  useEffect(() => {
    reader.refresh = setApplication
  }, [reader])
  return <ProvideInformation application={application} />
}

/** Opens the form as it was read before; what it returns reads it again. */
async function open(first = asked) {
  const reader: Reader = { refresh: () => {} }
  renderApp(<Page first={first} reader={reader} />)
  await userEvent.click(screen.getByRole('tab', { name: /^Information/ }))
  return (application: typeof asked) => act(() => reader.refresh(application))
}

const told =
  'Name of the centre: submitted in another tab or on another device meanwhile. What you typed here for it was not sent. If it has to be changed, use “Ask to change this” below the answer.'

it('what another tab submitted in place of what was typed here is named, once', async () => {
  const refresh = await open()
  await userEvent.type(screen.getByLabelText('Name of the centre'), 'Typed here')
  await userEvent.type(screen.getByLabelText('Area'), 'Same')
  const after = given(
    { field_id: 'name', value: 'From elsewhere' },
    { field_id: 'area', value: 'Same' },
    { field_id: 'owner', value: 'Never typed here' },
  )
  refresh(after)
  screen.getByText(told)
  cleanup()
  await open(after)
  expect(screen.queryByText(told)).toBeNull()
})

it('what was submitted here is not taken for another tab’s', async () => {
  portal.use(onCall(submitFields, () => done()))
  const refresh = await open()
  await userEvent.type(screen.getByLabelText('Name of the centre'), 'asha')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and submit' }))
  refresh(given({ field_id: 'name', value: 'ASHA' }))
  expect(screen.queryByText(/in another tab/)).toBeNull()
})

it('what was typed before a reload, and submitted elsewhere during it, is named too', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Name of the centre'), 'Typed here')
  cleanup()
  await open(given({ field_id: 'name', value: 'From elsewhere' }))
  screen.getByText(told)
})

it('answers that are being checked and were all submitted elsewhere are not confirmed any more', async () => {
  const refresh = await open()
  await userEvent.type(screen.getByLabelText('Name of the centre'), 'Typed here')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  screen.getByRole('heading', { name: 'Check your answers' })
  refresh(given({ field_id: 'name', value: 'From elsewhere' }))
  screen.getByText(told)
  expect(screen.queryByRole('heading', { name: 'Check your answers' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Confirm and submit' })).toBeNull()
  screen.getByRole('button', { name: 'Submit' })
})
