import { type FormField, reuseFormAnswer } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { ReuseFormAnswer } from './reuse-form-answer.tsx'

const applicationId = crypto.randomUUID()
const source_id = crypto.randomUUID()
const mask = 'AAPFU••••F'
const pan: FormField = {
  field_id: 'company_pan_number',
  label: 'PAN of the firm',
  field_title: 'PAN of the firm',
  help: '',
  input_type: 'text',
  options: [],
  identifier: 'pan',
  value: '',
  asked: true,
  required: true,
  read_only: false,
  secret: true,
  max_length: 20,
  only_if: null,
  reusable: { source_id, mask, from: 'TP Registration' },
}
const used: FormField = { ...pan, value: mask, read_only: true, reusable: undefined }

it('a number that was given before is used by a press, and its mask stands in the form', async () => {
  const sent: unknown[] = []
  portal.use(
    onCall(reuseFormAnswer, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ success: true, message: 'Your form was updated.' })
    }),
  )
  const onUsed = vi.fn()
  const { toasts } = renderApp(<ReuseFormAnswer {...{ applicationId, field: pan, onUsed }} />)
  await userEvent.click(screen.getByRole('button', { name: `Use ${mask} from TP Registration` }))
  await waitFor(() => expect(onUsed).toHaveBeenCalledWith(mask))
  expect(sent).toEqual([{ field_id: 'company_pan_number', source_id }])
  expect(toasts()).toEqual(['success: The number was filled in.'])
})

/** The form after it was read again. */
function UsedNumber({ onUsed }: { onUsed: (mask: string) => void }) {
  const [field, setField] = useState<FormField>({ ...used, replaceable: true })
  const take = (mask: string) => {
    onUsed(mask)
    setField(pan)
  }
  return (
    <>
      <input name={field.field_id} disabled={field.read_only} />
      <ReuseFormAnswer {...{ applicationId, field, onUsed: take }} />
    </>
  )
}

it('a number that was used by mistake is taken out by a press, and its field is typed in next', async () => {
  const sent: unknown[] = []
  portal.use(
    onCall(reuseFormAnswer, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ success: true, message: 'Your form was updated.' })
    }),
  )
  const onUsed = vi.fn()
  renderApp(<UsedNumber onUsed={onUsed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Type another number: PAN of the firm' }))
  await waitFor(() => expect(document.activeElement).toHaveProperty('name', 'company_pan_number'))
  expect(onUsed).toHaveBeenCalledWith('')
  expect(sent).toEqual([{ field_id: 'company_pan_number', source_id: null }])
})

it('nothing is offered for what was given here, or never', () => {
  const onUsed = vi.fn()
  const fields = [used, { ...pan, reusable: undefined }]
  for (const field of fields) renderApp(<ReuseFormAnswer {...{ applicationId, field, onUsed }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
