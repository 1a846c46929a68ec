import {
  type AuditEntry,
  exportAuditEntries,
  listAuditEntries,
  listWork,
  type StaffMember,
} from '@sanad/contracts/staff'
import { permissionsOf } from '@sanad/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer } from '../../testing/fake-portal.ts'
import { openDesk, priya, whereIs } from '../../testing/open-desk.tsx'

const auditor: StaffMember = { ...priya, roles: ['auditor'], permissions: permissionsOf(['auditor']) }
const entry: AuditEntry = {
  id: '41',
  at: '2026-11-20T06:00:00.000Z',
  kind: 'reveal',
  staff: { id: priya.id, name: priya.name },
  customer: {
    id: '5f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11',
    name_of_person: 'Asha Kulkarni',
    mobile_end: '3210',
  },
  entity_type: 'application',
  entity_id: '6f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11',
  entity_name: null,
  track_id: 'TCR-8F3KQ7M2XD',
  act: 'reveal_identifier',
  reason: 'For the portal of the department',
  details: { field_id: 'aadhaar-number' },
}

beforeEach(() => {
  const people = [{ id: priya.id, name: priya.name }]
  answer(listAuditEntries, { success: true, data: [entry], next_cursor: null, people })
  answer(listWork, { success: true, data: [], next_cursor: null })
})

it('[DK-107] an auditor reads who saw what, of whom and why, and what was filtered stands in the address', async () => {
  const { user } = openDesk('/audit', { staff: auditor })
  const list = await screen.findByRole('list', { name: 'Audit log' })
  expect(within(list).getByText('Revealed a number')).toBeTruthy()
  expect(within(list).getByText('For the portal of the department')).toBeTruthy()
  const link = within(list).getByRole('link', { name: 'TCR-8F3KQ7M2XD' })
  expect(link.getAttribute('href')).toBe(`/desk/applications/${entry.entity_id}`)
  await user.selectOptions(screen.getByLabelText('Kind'), 'Reveal')
  await waitFor(() => expect(whereIs()).toBe('/audit?kind=reveal'))
  await user.selectOptions(screen.getByLabelText('Member of staff'), priya.name)
  await waitFor(() => expect(whereIs()).toContain('person='))
  await user.type(screen.getByLabelText('Customer or application'), 'TCR-8F3KQ7M2XD{Enter}')
  await waitFor(() => expect(whereIs()).toBe(`/audit?kind=reveal&person=${priya.id}&about=TCR-8F3KQ7M2XD`))
})

it('[DK-107] an entry says in words what it is about and which number was seen', async () => {
  const enrolled: AuditEntry = {
    ...entry,
    id: '42',
    kind: 'people',
    customer: null,
    entity_type: 'staff_member',
    track_id: null,
    act: 'people_joined',
    reason: null,
    details: { factor: 'totp', stage_id: 'handover' },
  }
  const data = [entry, enrolled, { ...enrolled, id: '43', entity_name: 'Ravi Kumar' }]
  answer(listAuditEntries, { success: true, data, next_cursor: null, people: [] })
  openDesk('/audit', { staff: auditor })
  const list = await screen.findByRole('list', { name: 'Audit log' })
  const [reveal, other, named] = within(list).getAllByRole('listitem')
  expect(reveal?.textContent).toContain('TCR-8F3KQ7M2XDaadhaar-number')
  expect(other?.textContent).toContain('Member of staff')
  expect(named?.textContent).toContain('Ravi Kumar')
  expect(other?.textContent).toContain('Second factorauthenticator app')
  expect(other?.textContent).toContain('Stagehandover')
})

it('[DK-107] details are read as words, amounts and days, and a change as what was before and is now', async () => {
  const limits = { refund_rupees: 5000 }
  const changed: AuditEntry = {
    ...entry,
    ...{ kind: 'people', customer: null, entity_type: 'staff_member', track_id: null, act: 'people_changed' },
    details: {
      before: { roles: ['clerk', 'reviewer'], teams: [], limits: {} },
      after: { roles: ['clerk'], teams: [], limits },
    },
  }
  const other = '7f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11'
  const refund: AuditEntry = {
    ...entry,
    ...{ id: '44', kind: 'act', act: 'approve_refund' },
    details: { amount: 8000, promised_on: '2026-12-01', application_id: other, ends_application: true },
  }
  answer(listAuditEntries, { success: true, data: [changed, refund], next_cursor: null, people: [] })
  openDesk('/audit', { staff: auditor })
  const [people, money] = within(await screen.findByRole('list', { name: 'Audit log' })).getAllByRole(
    'listitem',
  )
  expect(people?.textContent).toContain('RolesClerk, Reviewer → Clerk')
  expect(people?.textContent).toContain('Largest refundnone → ₹5,000')
  expect(people?.textContent).not.toContain('Teams')
  expect(money?.textContent).toContain('Rupees₹8,000')
  expect(money?.textContent).toContain('Promised for1 Dec 2026')
  expect(money?.textContent).toContain('Ends the applicationyes')
  const links = within(money as HTMLElement).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/desk/applications/${other}`)
})

it('[DK-107] E exports what the filter shows, for a reason', async () => {
  const { user } = openDesk('/audit?kind=reveal', { staff: auditor })
  await screen.findByText('Revealed a number')
  await user.keyboard('e')
  const dialog = await screen.findByRole('dialog')
  const asked = answer(exportAuditEntries, { success: true, data: { url: '#downloaded' } })
  await user.click(within(dialog).getByRole('button', { name: 'Download' }))
  expect(within(dialog).getByText('Please say what it is for.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('What is it for?'), 'The yearly audit')
  await user.click(within(dialog).getByRole('button', { name: 'Download' }))
  await waitFor(() =>
    expect(asked.bodies).toEqual([{ filter: { kind: 'reveal' }, reason: 'The yearly audit' }]),
  )
})

it('[DK-107] who may not read the log has no way to it', async () => {
  openDesk('/me')
  await screen.findByRole('heading', { name: 'My settings' })
  expect(screen.queryByRole('link', { name: 'Audit log', hidden: true })).toBeNull()
})

it('[DK-107] a document and a stage have their names, and their ids in the details alone', async () => {
  const rejected: AuditEntry = {
    ...entry,
    kind: 'act',
    act: 'reject_document',
    details: { document_id: 'premises-proof' },
    names: { document_id: 'Premises proof' },
  }
  answer(listAuditEntries, { success: true, data: [rejected], next_cursor: null, people: [] })
  openDesk('/audit', { staff: auditor })
  const row = within(await screen.findByRole('list', { name: 'Audit log' })).getByRole('listitem')
  expect(within(row).getByText('Premises proof')).toBeTruthy()
  const ids = within(row).getAllByText(/premises-proof/)
  expect(ids.map((id) => id.closest('details') !== null)).toEqual([true])
})
