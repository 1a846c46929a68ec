import { getDeskApplication } from '@sanad/contracts/staff'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/fake-portal.ts'
import { applicationId, makeApplicationInStage } from '../../../testing/make-desk-application.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

it('where the form alone is missing it is said in the place of the completion', async () => {
  const made = makeApplicationInStage({ allowed_acts: ['hold'] })
  const next_step = { turn: 'you', next: 'wait_for_us', stage_id: 'tc-id', form_due: true } as const
  answer(getDeskApplication, {
    success: true,
    data: { ...made, application: { ...made.application, next_step } },
  })
  openDesk(`/applications/${applicationId}`)
  expect(await screen.findByText(/^The customer has to submit the application form\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Complete/ })).toBeNull()
})
