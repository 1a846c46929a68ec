import {
  changePromise,
  getDeskApplication,
  listApplicationDrafts,
  saveApplicationDraft,
} from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/fake-portal.ts'
import {
  applicationId,
  type DeskApplication,
  makeApplicationInStage,
} from '../../../testing/make-desk-application.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

const usual = addDays(indianDayOf(new Date().toISOString()), 5)
const later = addDays(usual, 10)

async function openApplication(changes: Partial<DeskApplication> = {}) {
  const data = makeApplicationInStage({ allowed_acts: ['complete_stage', 'change_promise'], ...changes })
  for (const stage of data.application.userTimeLine[0]?.timeline ?? []) {
    if (stage.in_progress) stage.expected_on = usual
  }
  answer(getDeskApplication, { success: true, data })
  answer(listApplicationDrafts, { success: true, data: [] })
  answer(saveApplicationDraft, { success: true, message: 'Saved.' })
  const opened = openDesk(`/applications/${applicationId}`)
  await screen.findByRole('heading', { level: 1, name: /TCR-8F3KQ7M2XD/ })
  return opened
}

const typed = (day: string) => day.split('-').reverse().join('/')

it('[DK-47] E promises a later day by keys, not without why in both languages', async () => {
  const { user } = await openApplication()
  const { bodies } = answer(changePromise, { success: true, message: 'Recorded.' })
  screen.getByText(/^The customer expects it by/)
  await user.keyboard('e')
  const form = await screen.findByRole('form', { name: 'Promise a day' })
  const day = within(form).getByRole('textbox', { name: 'Done by' })
  await user.clear(day)
  await user.type(day, typed(later))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await within(form).findAllByText('Please say why.')).toHaveLength(2)
  expect(bodies).toEqual([])
  await user.type(within(form).getByRole('textbox', { name: 'Why a later day, in English' }), 'Rain')
  await user.type(within(form).getByRole('textbox', { name: 'The same in Hindi' }), 'बारिश')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/^Promised by .*: Stage tc-id$/)
  expect(bodies).toMatchObject([
    { stage_id: 'tc-id', promised_on: later, reason: 'Rain', reason_hi: 'बारिश', seen: { version: 'first' } },
  ])
})

it('[DK-47] every day that was promised stands in its stage, with the one before and by whom', async () => {
  await openApplication({
    promises: [
      {
        stage_id: 'tc-id',
        promised_on: '2026-12-20',
        former_on: '2026-12-10',
        reason: 'Rain',
        reason_hi: 'बारिश',
        staff_name: 'Ravi Rao',
        recorded_at: '2026-11-20T10:00:00.000Z',
      },
    ],
  })
  screen.getByText(/^Promised by 20 Dec 2026 \(before: 10 Dec 2026\) · Rain · Ravi Rao,/)
})

it('[DK-47] where the moment allows no promise none is offered', async () => {
  await openApplication({ allowed_acts: ['complete_stage'] })
  expect(screen.queryByRole('button', { name: /Promise a day/ })).toBeNull()
})

it('[DK-58] a promise that is being written is kept with its day, and there when its form opens again', async () => {
  const { user } = await openApplication()
  const saved = answer(saveApplicationDraft, { success: true, message: 'Saved.' })
  await user.keyboard('e')
  const form = await screen.findByRole('form', { name: 'Promise a day' })
  const day = within(form).getByRole('textbox', { name: 'Done by' })
  await user.clear(day)
  await user.type(day, typed(later))
  await user.type(within(form).getByRole('textbox', { name: 'The same in Hindi' }), 'बारिश')
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(saved.bodies.at(-1)).toMatchObject({
      ...{ kind: 'promise', stage_id: 'tc-id', body_hi: 'बारिश' },
      fields: { promised_on: later },
    }),
  )
  const written = { body: '', body_hi: 'बारिश', template_id: null, fields: { promised_on: later } }
  const draft = { kind: 'promise', stage_id: 'tc-id', ...written } as const
  answer(listApplicationDrafts, { success: true, data: [draft] })
  await user.keyboard('e')
  await screen.findByText('What you wrote before is here again.')
  screen.getByDisplayValue(typed(later))
  screen.getByDisplayValue('बारिश')
})
