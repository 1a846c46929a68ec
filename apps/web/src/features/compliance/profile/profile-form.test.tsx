import { listStates, setComplianceProfile } from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { ProfileForm } from './profile-form.tsx'
import { closedYear, type Profile } from './profile-values.ts'

const today = indianDayOf(new Date().toISOString())

function renderProfile(
  facts: Partial<NonNullable<Profile['facts']>> | null,
  language: 'en' | 'hi' = 'en',
  saidOn = today,
  suggestion: Partial<Profile['suggestion']> = {},
) {
  const saved: unknown[] = []
  portal.use(
    onCall(setComplianceProfile, async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json({ success: true, message: 'Saved.' })
    }),
  )
  const profile: Profile = {
    business: { id: crypto.randomUUID(), name_of_firm: 'Asha Foods' },
    facts: facts && {
      organisation: 'private_limited',
      gst: 'monthly',
      turnover: 'up_to_2_crore',
      state_id: 21,
      tax_audit: false,
      advance_tax: 'none',
      deducts_tds: false,
      started_on: '2024-06-10',
      director_kyc_year: null,
      ...facts,
    },
    valid_from: facts && saidOn,
    licences: [],
    suggestion: { organisation: null, state_id: null, started_on: null, licences: [], ...suggestion },
  }
  const { speak } = renderApp(<ProfileForm profile={profile} />, { language })
  return { saved, speak }
}

it.each([
  ['en', 'Save', 'Please enter only a meeting that was held.', /not registered before the business began/],
  ['hi', 'सहेजें', 'कृपया केवल वह बैठक भरें जो हो चुकी है।', /पहले GST पंजीकरण नहीं होता/],
] as const)('refuses days that cannot be, at their fields: %s', async (language, save, meeting, gst) => {
  const days = { meetings: [addDays(today, 30)], gst_registered_on: '2024-06-09' }
  const { saved } = renderProfile(days, language)
  await userEvent.click(await screen.findByRole('button', { name: save }))
  expect(await screen.findByText(meeting)).toBeTruthy()
  expect(screen.getByText(gst)).toBeTruthy()
  expect(saved).toEqual([])
})

it('the State that was given is never an empty choice while the States load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  portal.use(
    onCall(listStates, async () => {
      await promise
      return HttpResponse.json({ success: true, data: [{ id: 21, state_name: 'Maharashtra' }] })
    }),
  )
  renderProfile({})
  const shown = () => {
    const select = screen.getByLabelText<HTMLSelectElement>(/^In which State/)
    return select.selectedOptions[0]?.textContent
  }
  expect(shown()).toBe('Loading…')
  resolve()
  await waitFor(() => expect(shown()).toBe('Maharashtra'))
})

it('says what cannot be in the language that is chosen after it', async () => {
  const { speak } = renderProfile({ meetings: [addDays(today, 30)] })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Please enter only a meeting that was held.')
  speak('hi')
  await screen.findByText('कृपया केवल वह बैठक भरें जो हो चुकी है।')
})

it('the turnover of the last financial year is asked once, and kept as that of its year', async () => {
  const year = closedYear()
  const { saved } = renderProfile({
    turnover: 'up_to_2_crore',
    year_turnovers: [
      { year: year - 1, turnover: 'up_to_2_crore' },
      { year, turnover: 'up_to_5_crore' },
    ],
  })
  const [question, ...others] = await screen.findAllByRole('group', { name: /turnover/i })
  expect(others).toEqual([])
  expect(screen.queryByLabelText(/^Turnover in FY/)).toBeNull()
  const choose = (name: string) => within(question as HTMLElement).getByRole('radio', { name })
  expect(choose('Above ₹2 crore, up to ₹5 crore')).toHaveProperty('checked', true)
  await userEvent.click(choose('Above ₹5 crore'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => saved)
    .toMatchObject([
      {
        facts: {
          turnover: 'above_5_crore',
          year_turnovers: [
            { year: year - 1, turnover: 'up_to_2_crore' },
            { year, turnover: 'above_5_crore' },
          ],
        },
      },
    ])
})

it('a turnover that was said before the last financial year is asked for anew', async () => {
  const { saved } = renderProfile({ turnover: 'up_to_5_crore' }, 'en', addDays(today, -400))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const question = screen.getByRole('group', { name: /^Turnover in the last financial year, FY/ })
  expect(within(question).getByText('Please choose.')).toBeTruthy()
  expect(saved).toEqual([])
})

it('a question may be answered by “I do not know”, which is saved as assumed and said', async () => {
  const { saved } = renderProfile({ organisation: 'proprietorship', gst: 'none' })
  const user = userEvent.setup()
  const unknown = async (question: RegExp, then: string) => {
    const group = within(await screen.findByRole('group', { name: question }))
    expect(group.getByText(then)).toBeTruthy()
    await user.click(group.getByRole('radio', { name: /^I do not know/ }))
  }
  await unknown(
    /^Is a tax audit needed/,
    'We then show the audit report, and the income tax return by the earlier of its dates.',
  )
  await unknown(/^Do you pay advance tax/, 'We then show all four instalments.')
  await unknown(/^Do you deduct TDS/, 'We then show the monthly payments and the quarterly statements.')
  await user.click(screen.getByRole('checkbox', { name: 'Has employees' }))
  await user.click(screen.getByRole('checkbox', { name: 'I do not know about some of these' }))
  const others = within(screen.getByRole('group', { name: /^Which of these do you not know about/ }))
  expect(others.queryByRole('checkbox', { name: 'Has employees' })).toBeNull()
  await user.click(others.getByRole('checkbox', { name: 'Collects TCS from buyers' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => saved)
    .toMatchObject([
      {
        facts: {
          tax_audit: true,
          advance_tax: 'quarterly',
          deducts_tds: true,
          also: ['collects_tcs', 'employees'],
          unsure: ['tax_audit', 'advance_tax', 'deducts_tds', 'collects_tcs'],
        },
      },
    ])
})

it('what was not known is shown as that, and what is known by now is saved as known', async () => {
  const { saved } = renderProfile({
    organisation: 'proprietorship',
    gst: 'none',
    deducts_tds: true,
    also: ['collects_tcs', 'employees', 'fssai'],
    unsure: ['deducts_tds', 'collects_tcs', 'fssai'],
  })
  const user = userEvent.setup()
  const tds = within(await screen.findByRole('group', { name: /^Do you deduct TDS/ }))
  expect(tds.getByRole('radio', { name: /^I do not know/ })).toHaveProperty('checked', true)
  await user.click(tds.getByRole('radio', { name: 'No' }))
  const known = within(screen.getByRole('group', { name: /^What else applies/ }))
  expect(known.getByRole('checkbox', { name: 'Collects TCS from buyers' })).toHaveProperty('checked', false)
  await user.click(known.getByRole('checkbox', { name: 'Holds an FSSAI licence' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => saved)
    .toMatchObject([
      {
        facts: { deducts_tds: false, also: ['collects_tcs', 'employees', 'fssai'], unsure: ['collects_tcs'] },
      },
    ])
})

it('only warns of what is doubtful, and saves it', async () => {
  const { saved } = renderProfile({ organisation: 'individual', gst: 'none', advance_tax: 'presumptive' })
  expect(await screen.findByText(/The presumptive scheme is for the business/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toMatchObject([{ facts: { advance_tax: 'presumptive' } }])
})

it('says that a meeting after September was late', async () => {
  renderProfile({ meetings: ['2025-11-10'] })
  expect(await screen.findByText(/Held after 30 September\?/)).toBeTruthy()
})

it('hints a registered trust at the audit that moves its return', async () => {
  renderProfile({ organisation: 'trust', gst: 'none', also: ['charity'] })
  expect(await screen.findByText(/its return is then due on 31 October/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Its accounts are audited under another law' }))
  expect(screen.queryByText(/its return is then due on 31 October/)).toBeNull()
})

it('the focus goes to what is missing first: a choice, then the first part of a licence', async () => {
  const { saved } = renderProfile(null)
  const user = userEvent.setup()
  const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }))
  const group = (name: RegExp) => within(screen.getByRole('group', { name })).getAllByRole('radio')
  const focused = (element: HTMLElement | undefined) =>
    waitFor(() => expect(document.activeElement).toBe(element))
  await user.selectOptions(await screen.findByLabelText(/^What kind of organisation/), 'individual')
  await save()
  await focused(group(/^Do you pay advance tax/)[0])
  await user.click(group(/^Do you pay advance tax/)[0] as HTMLElement)
  await save()
  await focused(group(/^Do you deduct TDS/)[0])
  await user.click(group(/^Do you deduct TDS/)[1] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Add a licence' }))
  await save()
  await focused(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Trade licence')
  await save()
  await focused(screen.getByLabelText('Valid until'))
  expect(saved).toEqual([])
})

it('the focus goes to what is missing first on the page, also among questions that came up later', async () => {
  renderProfile(null)
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText(/^What kind of organisation/), 'proprietorship')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const gst = within(screen.getByRole('group', { name: /^How do you file GST returns/ })).getAllByRole(
    'radio',
  )
  await waitFor(() => expect(document.activeElement).toBe(gst[0]))
})

it('what applications said is filled in and marked, until it is changed', async () => {
  const suggestion = { organisation: 'llp', started_on: '2024-06-10' } as const
  renderProfile(null, 'en', today, suggestion)
  const known = 'Filled in from what we know already. Please check it.'
  const organisation = screen.getByRole<HTMLSelectElement>('combobox', { name: /^What kind of organisation/ })
  expect(organisation.selectedOptions[0]?.textContent).toMatch(/LLP/)
  expect(screen.getAllByText(known, { exact: false })).toHaveLength(2)
  await userEvent.selectOptions(organisation, 'trust')
  expect(screen.getAllByText(known, { exact: false })).toHaveLength(1)
})

it('nothing is named that is asked only of some kinds of organisation, before one is chosen', async () => {
  renderProfile(null)
  expect(screen.queryByText(/What else applies\?/)).toBeNull()
  const organisation = screen.getByRole('combobox', { name: /^What kind of organisation/ })
  await userEvent.selectOptions(organisation, 'trust')
  expect(screen.getAllByText(/What else applies\?/)).toHaveLength(2)
  await userEvent.selectOptions(organisation, 'individual')
  expect(screen.queryByText(/What else applies\?/)).toBeNull()
})
