import { attachDeliverable, type DeskDeliverable } from '@sanad/contracts'
import { getDeskApplication, takeBackDeliverable } from '@sanad/contracts/staff'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { answer, breakOff } from '../../../testing/fake-portal.ts'
import {
  applicationId,
  type DeskApplication,
  makeDeskApplication,
} from '../../../testing/make-desk-application.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

const done = { success: true as const, message: 'Recorded.' }
const certificate: DeskDeliverable = {
  id: '0190b3c8-7b1e-7c3a-9d52-000000000077',
  kind: 'certificate',
  title: 'Accreditation certificate',
  number: 'TC-77',
  issued_on: '2026-11-01',
  valid_until: '2028-10-31',
  size_bytes: 1000,
  attached_at: '2026-11-20T10:00:00.000Z',
  staff_name: 'Ravi Rao',
  visible: 'now',
  visible_at: '2026-11-20T10:00:20.000Z',
  scan: 'clean',
  replaced: false,
}

async function openApplication(changes: Partial<DeskApplication> = {}) {
  const data = makeDeskApplication(undefined, {
    allowed_acts: ['attach_deliverable'],
    usual_deliverables: [
      { id: 'tc-certificate', kind: 'certificate', title: 'TC certificate', valid_months: 24 },
    ],
    ...changes,
  })
  answer(getDeskApplication, { success: true, data })
  const opened = openDesk(`/applications/${applicationId}`)
  await screen.findByRole('region', { name: 'What the customer gets' })
  return opened
}

it('[DK-44] a file that was handed over is opened from its row, one in quarantine is not', async () => {
  const download_url = '/uploads/deliverables/one.pdf?expires=1&signature=x'
  const checked = { ...certificate, id: crypto.randomUUID(), title: 'Letter', scan: 'checking' } as const
  await openApplication({
    deliverables: [
      { ...certificate, download_url },
      { ...checked, download_url: null },
    ],
  })
  const link = screen.getByRole('link', { name: 'Accreditation certificate' })
  expect(link.getAttribute('href')).toBe(download_url)
  expect(link.hasAttribute('download')).toBe(true)
  expect(screen.queryByRole('link', { name: 'Letter' })).toBeNull()
})

it('[DK-44] H hands over a file of the service with its number; without a file nothing is sent', async () => {
  const { user } = await openApplication()
  const { bodies } = breakOff(attachDeliverable)
  await user.keyboard('h')
  const form = await screen.findByRole('form', { name: 'Hand over a file…' })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await within(form).findByText('Please choose the file.')
  expect(bodies).toEqual([])
  within(form).getByText(/^24 months from the day of issue/)
  const file = new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' })
  await user.upload(within(form).getByLabelText(/Choose a file/), file)
  await user.type(within(form).getByRole('textbox', { name: /^Number on it/ }), 'TC-78')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodies).toHaveLength(1))
  // Refused or cut off, what was typed and chosen stays.
  within(form).getByText('certificate.pdf')
  expect(within(form).getByRole<HTMLInputElement>('textbox', { name: /^Number on it/ }).value).toBe('TC-78')
})

it('[DK-44] a file that was handed over is taken back by Z', async () => {
  const { user } = await openApplication()
  portal.use(onCall(attachDeliverable, () => HttpResponse.json({ ...done, data: { id: certificate.id } })))
  const { bodies } = answer(takeBackDeliverable, done)
  await user.keyboard('h')
  const form = await screen.findByRole('form', { name: 'Hand over a file…' })
  const file = new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' })
  await user.upload(within(form).getByLabelText(/Choose a file/), file)
  await user.type(within(form).getByRole('textbox', { name: /^Number on it/ }), 'TC-78')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/^For the customer: certificate.pdf/)
  await user.keyboard('z')
  await screen.findByText('Taken back: certificate.pdf')
  expect(bodies).toHaveLength(1)
})

it('[DK-44] what the service does not name has a title in both languages, and days that can be', async () => {
  const { user } = await openApplication()
  const { bodies } = breakOff(attachDeliverable)
  await user.keyboard('h')
  const form = await screen.findByRole('form', { name: 'Hand over a file…' })
  await user.click(within(form).getByRole('radio', { name: 'A letter' }))
  await user.type(within(form).getByRole('textbox', { name: /^Issued on/ }), '20/11/2026')
  await user.type(within(form).getByRole('textbox', { name: /^Valid until/ }), '20/11/2026')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await within(form).findAllByText('Please fill this in.')).toHaveLength(2)
  within(form).getByText('It must be valid until a day after it was issued.')
  expect(bodies).toEqual([])
})

it('[DK-44] a file is issued by today on the server, whatever the device says', async () => {
  const DAY = 86_400_000
  localStorage.setItem('clockOffset', String(-40 * DAY))
  const { user } = await openApplication()
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(Date.now() - 20 * DAY)
  await user.keyboard('h')
  const form = await screen.findByRole('form', { name: 'Hand over a file…' })
  await user.type(within(form).getByRole('textbox', { name: /^Issued on/ }), day)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await within(form).findByText('It cannot have been issued in the future.')
})

it('[DK-44] what was handed over stands with its number, validity and whether the customer has it', async () => {
  const replaced = { ...certificate, id: applicationId, title: 'First certificate', replaced: true }
  const waiting = { ...certificate, title: 'Letter of the council', visible: 'when_completed' } as const
  await openApplication({ deliverables: [certificate, { ...waiting, id: crypto.randomUUID() }, replaced] })
  const [first, second, third] = within(
    screen.getByRole('region', { name: 'What the customer gets' }),
  ).getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /With the customer.*No\. TC-77 · Issued 1 Nov 2026 · Valid until 31 Oct 2028/,
  )
  expect(second?.textContent).toContain('Waits for the completion')
  expect(third?.textContent).toContain('Replaced')
})

it('[DK-44] as long as it can be taken back the customer is not said to have it; afterwards it is, by itself', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  // Long after this page is read, however slow the machine is.
  const visible_at = new Date(Date.now() + 3_600_000).toISOString()
  await openApplication({ deliverables: [{ ...certificate, visible_at }] })
  screen.getByText('The customer sees it in a few seconds')
  expect(screen.queryByText('With the customer')).toBeNull()
  const wake = timers.mock.calls.findLast(([, delay]) => delay && delay > 3_000_000)?.[0]
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(visible_at))
  act(() => wake?.())
  screen.getByText('With the customer')
})
