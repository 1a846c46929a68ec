import { type ApplicationForm, type FormField, listStates } from '@sanad/contracts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/fake-portal.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { useFormEntry } from './use-form-entry.ts'

const field = (field_id: string, field_title: string, value: string): FormField => ({
  field_id,
  field_title,
  label: field_title,
  help: '',
  input_type: 'text',
  options: [],
  identifier: null,
  value,
  asked: true,
  required: true,
  read_only: false,
  secret: false,
  max_length: 500,
  only_if: null,
})
const form: ApplicationForm = {
  id: crypto.randomUUID(),
  user_id: crypto.randomUUID(),
  track_id: 'SKI-8F3KQ7M2XD',
  service_id: 'skill-india',
  title: 'Skill India',
  payment_status: 0,
  groups: [
    {
      group: 'user',
      fields: [
        field('city', 'City or town', 'Pune'),
        field('house_no', 'House', ''),
        field('village', 'Village', ''),
      ],
    },
  ],
  submitted_at: null,
  change_requests: [],
  draft: null,
}

function Review() {
  return (
    <CheckAnswers form={form} entry={useFormEntry(form, { onSent: () => {}, onOvertaken: async () => {} })} />
  )
}

it('says before the answers what is still missing, each leading to its field, and asks for it below', async () => {
  answer(listStates, { success: true, data: [] })
  const { speak } = renderApp(<Review />)
  const [list] = screen.getAllByRole('list')
  expect(screen.getByText('2 answers are still needed')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  const links = within(list as HTMLElement).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['House', 'Village'])
  await userEvent.click(links[1] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Village/ }))

  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
  speak('hi')
  expect(screen.getAllByText('कृपया इसे भरें।')).toHaveLength(2)
})
