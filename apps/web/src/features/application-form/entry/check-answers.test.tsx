import { listStates } from '@sanad/contracts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/fake-portal.ts'
import { makeApplicationForm, makeFormField } from '../../../testing/make-application-form.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { useFormEntry } from './use-form-entry.ts'

const form = makeApplicationForm([
  {
    group: 'user',
    fields: [
      makeFormField('city', 'City or town', { value: 'Pune' }),
      makeFormField('house_no', 'House'),
      makeFormField('village', 'Village'),
    ],
  },
])

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
