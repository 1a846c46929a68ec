import { dropGivenUpJob, type GivenUpJob, listGivenUpJobs, retryGivenUpJob } from '@sanad/contracts/staff'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { openDesk } from '../../testing/open-desk.tsx'

const job: GivenUpJob = {
  id: '4711',
  task: 'send_notice',
  attempts: 25,
  problem: 'The provider was away',
  wanted_at: '2026-11-20T05:00:00.000Z',
  given_up_at: '2026-11-21T05:00:00.000Z',
}
const done = { success: true, message: 'Recorded.' } as const

async function openJobs(jobs: GivenUpJob[] = [job]) {
  answer(listGivenUpJobs, { success: true, data: jobs })
  const opened = openDesk('/settings/jobs')
  await screen.findByRole('heading', { level: 1, name: 'Failed jobs' })
  return opened
}

it('a failed job stands with its problem and is tried again for a reason', async () => {
  const calls = answer(retryGivenUpJob, done)
  const { user } = await openJobs()
  await screen.findByText('The provider was away')
  await user.click(screen.getByRole('button', { name: /^Try again/ }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Please say why.')
  expect(calls.bodies).toEqual([])
  await user.keyboard('It is back{Control>}{Enter}{/Control}')
  await screen.findByText('send_notice is tried again.')
  expect(calls.bodies).toEqual([{ reason: 'It is back' }])
})

it('one is dropped only after what that means was shown; what was decided meanwhile is refused with words', async () => {
  refuse(dropGivenUpJob, 'act_not_allowed')
  const { user } = await openJobs()
  await user.click(await screen.findByRole('button', { name: /^Drop/ }))
  await screen.findByText(/never done/)
  await user.keyboard('Paid meanwhile{Control>}{Enter}{/Control}')
  await screen.findByRole('alert')
  answer(dropGivenUpJob, done)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('send_notice was dropped.')
})

it('where nothing has failed the screen says so, and where the list cannot be read it offers another try', async () => {
  await openJobs([])
  await screen.findByText('Nothing has failed')
})
