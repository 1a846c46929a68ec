import {
  acceptInvitation,
  beginAuthenticator,
  changeStaffPerson,
  confirmAuthenticator,
  getStaffPerson,
  inviteStaff,
  leaveStaff,
  listStaff,
  listTeams,
  proveStaffFactor,
  recordAbsence,
  type StaffMember,
  type StaffPerson,
} from '@sanad/contracts/staff'
import { permissionsOf } from '@sanad/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { openDesk, priya, whereIs } from '../../testing/open-desk.tsx'

const rohan: StaffMember = {
  ...priya,
  id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11',
  name: 'Rohan Deshpande',
  roles: ['admin'],
  permissions: permissionsOf(['admin']),
  language: null,
}
const auditor: StaffMember = { ...priya, roles: ['auditor'], permissions: permissionsOf(['auditor']) }

const person: StaffPerson = {
  id: priya.id,
  name: priya.name,
  email: priya.email,
  state: 'active',
  roles: ['clerk', 'reviewer'],
  teams: [],
  limits: { refund_rupees: 5000 },
  absence: null,
  factors: ['totp'],
  open_sessions: 1,
  last_sign_in: '2026-11-20T06:00:00.000Z',
  open_work: 0,
  link_until: null,
}
const done = { success: true, message: 'Recorded.' } as const

beforeEach(() => {
  const admin: StaffPerson = { ...person, id: rohan.id, name: rohan.name, roles: ['admin'] }
  answer(listStaff, { success: true, data: [person, admin] })
  answer(listTeams, {
    success: true,
    data: [{ id: 1, name: 'Skill', services: ['skill-india'] }],
    services: [{ id: 'skill-india', title: 'Skill India' }],
  })
  const changed = { act: 'changed', at: '2026-11-20T06:00:00.000Z', by: rohan.name, details: {} } as const
  answer(getStaffPerson, { success: true, data: { person, history: [changed] } })
})

it('[DK-08] who reads no customer begins where their work is: an admin with people', async () => {
  openDesk('/', { staff: rohan })
  await screen.findByRole('heading', { name: 'People', level: 1 })
  expect(whereIs()).toBe('/people')
  expect(screen.queryByRole('link', { name: /Work/, hidden: true })).toBeNull()
})

it('[DK-08] what somebody may not do is not in their list', async () => {
  openDesk('/me', { staff: auditor })
  await screen.findByRole('heading', { name: 'My settings' })
  expect(screen.queryByRole('link', { name: 'People', hidden: true })).toBeNull()
})

it.for([
  [true, /Away until/],
  [false, /Away from/],
] as const)(
  '[DK-05] the server’s clock says whether an absence has begun: %s',
  async ([has_begun, words]) => {
    // Both long past by the clock of this browser.
    const absence = {
      starts_at: '2020-01-01T18:30:00.000Z',
      has_begun,
      ends_at: '2020-01-03T18:30:00.000Z',
      deputy: null,
    }
    answer(listStaff, { success: true, data: [{ ...person, absence }] })
    openDesk('/people', { staff: rohan })
    await screen.findByText(words)
  },
)

it('[DK-05] I invites somebody with roles, teams and limits', async () => {
  const { user } = openDesk('/people', { staff: rohan })
  await screen.findByText(priya.name)
  await user.keyboard('i')
  await user.type(await screen.findByLabelText(/^Name/), 'Meera Joshi')
  await user.type(screen.getByLabelText(/^E-mail/), 'meera@centre.example.in')
  await user.click(screen.getByLabelText('Clerk'))
  await user.click(await screen.findByLabelText('Skill'))
  await user.type(screen.getByLabelText(/^Largest discount/), '10')
  const invite = answer(inviteStaff, { success: true, data: { id: priya.id } })
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByRole('heading', { name: priya.name, level: 1 })
  expect(invite.bodies).toMatchObject([
    {
      name: 'Meera Joshi',
      email: 'meera@centre.example.in',
      roles: ['clerk'],
      teams: [1],
      limits: { discount_percent: 10 },
    },
  ])
})

it('[DK-09] an act without a fresh proof asks for it and is repeated with the same request; Escape keeps what was typed', async () => {
  const { user } = openDesk(`/people/${priya.id}`, { staff: rohan })
  const limit = await screen.findByLabelText<HTMLInputElement>(/^Largest refund/)
  await user.clear(limit)
  await user.type(limit, '9000')
  const refused = refuse(changeStaffPerson, 'proof_needed')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog', { name: 'Prove that it is you' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(limit.value).toBe('9000')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Prove that it is you' })
  const proof = answer(proveStaffFactor, { success: true, staff: rohan })
  const recorded = answer(changeStaffPerson, done)
  await user.type(within(dialog).getByLabelText(/^Code/), '123456{Enter}')
  await screen.findByText('Saved.')
  expect(proof.bodies).toEqual([{ code: '123456' }])
  expect(recorded.bodies).toEqual([refused.bodies[1]])
  // Until it is recorded, the same is the same request.
  expect(refused.bodies[1]).toEqual(refused.bodies[0])
  expect(recorded.bodies).toMatchObject([{ limits: { refund_rupees: 9000 } }])
})

it('[DK-05] a change of roles names what is gained and lost, and is recorded once it was read', async () => {
  const { user } = openDesk(`/people/${priya.id}`, { staff: rohan })
  const recorded = answer(changeStaffPerson, done)
  await user.click(await screen.findByRole('checkbox', { name: 'Accounts' }))
  await user.click(screen.getByRole('checkbox', { name: 'Reviewer' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the roles of Priya Nair?' })
  expect(within(dialog).getByText('Gains').nextElementSibling?.textContent).toBe('Accounts')
  expect(within(dialog).getByText('Loses').nextElementSibling?.textContent).toBe('Reviewer')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(recorded.bodies).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Change the roles' }))
  await screen.findByText('Saved.')
  expect(recorded.bodies).toHaveLength(1)
})

it('[DK-06] one’s own roles are shown and cannot be changed', async () => {
  const own: StaffPerson = { ...person, id: rohan.id, name: rohan.name, roles: ['admin'] }
  answer(getStaffPerson, { success: true, data: { person: own, history: [] } })
  openDesk(`/people/${rohan.id}`, { staff: rohan })
  await screen.findByText(/Nobody changes their own roles/)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

it('[DK-05] an absence is recorded in days of India, and leaving waits for the work to be handed over', async () => {
  answer(getStaffPerson, { success: true, data: { person: { ...person, open_work: 3 }, history: [] } })
  const { user } = openDesk(`/people/${priya.id}`, { staff: rohan })
  await user.type(await screen.findByLabelText(/^First day away/), '24/11/2026')
  await user.type(screen.getByLabelText(/^Last day away/), '25/11/2026')
  await user.selectOptions(screen.getByLabelText('Deputy'), rohan.name)
  const absence = answer(recordAbsence, done)
  await user.click(screen.getByRole('button', { name: 'Record the absence' }))
  await screen.findByText('Recorded.')
  expect(absence.bodies).toMatchObject([
    { starts_at: '2026-11-23T18:30:00.000Z', ends_at: '2026-11-25T18:30:00.000Z', deputy: rohan.id },
  ])
  screen.getByText(/3 pieces of work are theirs/)
  expect(screen.queryByRole('button', { name: /^Record that they leave/ })).toBeNull()
})

it('[DK-05] [DK-110] the key of leaving only leads to the button; what the server refuses says why', async () => {
  const { user } = openDesk(`/people/${priya.id}`, { staff: rohan })
  const leave = await screen.findByRole('button', { name: /^Record that they leave/ })
  const left = answer(leaveStaff, done)
  await user.keyboard('x')
  expect(document.activeElement).toBe(leave)
  expect(left.bodies).toEqual([])
  refuse(leaveStaff, 'last_admin')
  await user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('last admin')
})

it('[DK-05] the link of an invitation leads to a password, a second factor and the recovery codes', async () => {
  const { user } = openDesk('/invitation#link-of-meera', { staff: null })
  const password = await screen.findByLabelText(/^New password/)
  await user.type(password, 'short{Enter}')
  await screen.findByText('At least 12 characters, please.')
  await user.clear(password)
  const accept = answer(acceptInvitation, { success: true, step: 'enrol', factors: [] })
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  answer(beginAuthenticator, { success: true, secret, uri: `otpauth://totp/desk?secret=${secret}` })
  await user.type(password, 'four words of hers{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Use an authenticator app' }))
  expect(accept.bodies).toEqual([{ token: 'link-of-meera', password: 'four words of hers', keep: 'cookie' }])
  expect(location.hash).toBe('')
  answer(confirmAuthenticator, { success: true, staff: rohan, recovery_codes: ['AAAA-BBBB'] })
  await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}')
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }))
  await screen.findByRole('heading', { name: 'People', level: 1 })
})

it('the people are listed in Hindi as well', async () => {
  openDesk('/people', { staff: rohan, language: 'hi' })
  await screen.findByRole('heading', { name: 'लोग', level: 1 })
  expect((await screen.findAllByText('सक्रिय')).length).toBeGreaterThan(0)
})
