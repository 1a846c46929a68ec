import { getDeskApplication, giveDiscount, proposeDiscount } from '@sanad/contracts/staff'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/fake-portal.ts'
import {
  applicationId,
  type DeskApplication,
  makeApplicationInStage,
} from '../../../testing/make-desk-application.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

const done = { success: true, message: 'Recorded.' } as const
const room = { most_rupees: 12_712, at_once_rupees: 1271 }
const proposalId = '8a6e0804-2bd0-4672-b79d-d97027f90701'

async function openApplication(changes: Partial<DeskApplication> = {}) {
  answer(getDeskApplication, {
    success: true,
    data: { ...makeApplicationInStage({}), allowed_acts: ['give_discount'], discount: room, ...changes },
  })
  const opened = openDesk(`/applications/${applicationId}`)
  await screen.findByRole('heading', { level: 1, name: /TCR-8F3KQ7M2XD/ })
  return opened
}

it('[DK-82] D gives a discount within one’s limit at once, by keys alone', async () => {
  const { user } = await openApplication()
  const { bodies } = answer(giveDiscount, done)
  await user.keyboard('d')
  const form = await screen.findByRole('form', { name: 'Discount' })
  await user.keyboard('12713{Control>}{Enter}{/Control}')
  await within(form).findByText('Please give whole rupees from 1 to ₹12,712.')
  expect(bodies).toEqual([])
  await user.keyboard('{Backspace>5}1271{Tab}A returning customer{Control>}{Enter}{/Control}')
  await screen.findByText('The discount is in the price.')
  expect(bodies).toMatchObject([{ net_rupees: 1271, reason: 'A returning customer' }])
})

it('[DK-82] above one’s limit the same form proposes, and says so before', async () => {
  const { user } = await openApplication()
  const { bodies } = answer(proposeDiscount, { ...done, data: { id: proposalId } })
  await user.keyboard('d')
  await screen.findByText(/Up to ₹1,271 you give yourself/)
  await screen.findByRole('button', { name: /^Give/ })
  await user.keyboard('1272')
  await user.click(await screen.findByRole('button', { name: /^Propose$/ }))
  await screen.findByText('Please fill this in.')
  await user.keyboard('{Tab}')
  await user.type(
    screen.getByRole('textbox', { name: 'Why, for the service centre' }),
    'A returning customer',
  )
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Proposed. Somebody else approves it.')
  expect(bodies).toMatchObject([{ net_rupees: 1272 }])
})

it('[DK-82] a refusal stands above the form; with an open payment there is none to fill in', async () => {
  const { user } = await openApplication({ discount: { ...room, at_once_rupees: 0 } })
  refuse(proposeDiscount, 'order_live')
  await user.keyboard('d')
  await user.keyboard('100{Tab}Returning{Control>}{Enter}{/Control}')
  await screen.findByText(/A payment for this service is under way/)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Rupees' }).value).toBe('100')
})
