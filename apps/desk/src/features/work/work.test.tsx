import {
  countWork,
  listWork,
  releaseWork,
  snoozeWork,
  takeNextWork,
  takeWork,
  type WorkItem,
} from '@sanad/contracts/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '../../shared/api/api.ts'
import { answer, breakOff, refuse } from '../../testing/fake-portal.ts'
import { openDesk, priya, whereIs } from '../../testing/open-desk.tsx'

const application = '8a6e0804-2bd0-4672-b79d-d97027f9071a'

function work(id: number, changes: Partial<WorkItem> = {}): WorkItem {
  return {
    id,
    version: 1,
    kind: 'documents',
    subject_id: application,
    application_id: application,
    track_id: 'TCR-8F3KQ7M2XD',
    customer: {
      id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11',
      name_of_person: `Customer ${id}`,
      mobile_end: '3210',
      language: 'en',
    },
    name_of_firm: 'Kulkarni Skill Academy',
    service: { id: 'tc-registration', title: 'TC Registration' },
    stage: { id: 'tc-id', title: 'Papers checked' },
    documents_to_check: 4,
    due_at: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    urgency: 'soon',
    waiting_since: new Date(Date.now() - 40 * 60_000).toISOString(),
    snoozed_until: null,
    priority: 2,
    team: 0,
    owner: null,
    ...changes,
  }
}

const list = (...data: WorkItem[]) => answer(listWork, { success: true, data, next_cursor: null })
const rowOf = (id: number) => screen.getByText(`Customer ${id} ··3210`).closest('tr') as HTMLElement
const focusedRow = () => document.activeElement?.textContent ?? ''

it('a row says when it is due in words, for whom, what to do, since when and whose it is', async () => {
  list(
    work(1, { due_at: new Date(Date.now() - 2 * 3_600_000).toISOString(), urgency: 'over', priority: 1 }),
    work(2, { due_at: null, urgency: 'paused', kind: 'chase', owner: { id: priya.id, name: 'Priya Nair' } }),
  )
  openDesk('/work/all')
  await screen.findByRole('grid', { name: 'Work' })
  expect(rowOf(1).textContent).toContain('2 h over')
  expect(rowOf(1).textContent).toContain('urgent')
  expect(rowOf(1).textContent).toContain('4 documents')
  expect(rowOf(1).textContent).toContain('40 min')
  expect(rowOf(2).textContent).toContain('paused')
  expect(rowOf(2).textContent).toContain('Priya Nair')
})

it('one row is in the tab order, and J and K move the focus', async () => {
  list(work(1), work(2), work(3))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  await user.keyboard('jj')
  expect(focusedRow()).toContain('Customer 3')
  await user.keyboard('k')
  expect(focusedRow()).toContain('Customer 2')
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

it('filter, order and row stand in the address, and a link restores them', async () => {
  const calls = list(work(1), work(2))
  const { user } = openDesk('/work/documents?due=overdue,today&sort=waiting&item=2')
  await screen.findByRole('grid')
  await waitFor(() => expect(focusedRow()).toContain('Customer 2'))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('waiting')
  await user.click(screen.getByRole('button', { name: 'Remove Due: Overdue' }))
  await waitFor(() => expect(whereIs()).toBe('/work/documents?due=today&sort=waiting'))
  await user.keyboard('f')
  await user.click(await screen.findByLabelText('Me'))
  await waitFor(() => expect(whereIs()).toContain('owner=me'))
  expect(calls.bodies.length).toBeGreaterThan(1)
})

it('[DK-11] N takes the next of the view and opens its application', async () => {
  list(work(1))
  const { user } = openDesk('/work/documents')
  await screen.findByRole('grid')
  const taken = answer(takeNextWork, { success: true, item: work(1) })
  await user.keyboard('n')
  await waitFor(() => expect(whereIs()).toBe(`/applications/${application}/review`))
  expect(taken.bodies[0]).toMatchObject({ view: { kind: 'documents' } })
})

it('[DK-60] what was cut off is sent again as the same act, and another one afterwards is another', async () => {
  list(work(1))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  const idsOf = ({ bodies }: { bodies: unknown[] }) =>
    bodies.map((body) => (body as { request_id: string }).request_id)
  const cut = breakOff(takeWork)
  await user.keyboard('i')
  await waitFor(() => expect(cut.bodies).toHaveLength(1))
  const taken = answer(takeWork, { success: true, item: work(1) })
  await user.keyboard('i')
  await screen.findByText('Taken by you')
  expect(idsOf(taken)).toEqual(idsOf(cut))
  await user.keyboard('i')
  await waitFor(() => expect(taken.bodies).toHaveLength(2))
  expect(idsOf(taken)[1]).not.toBe(idsOf(cut)[0])
})

it('what has changed since it was seen is not put off over the change', async () => {
  list(work(1, { version: 4 }))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  const refused = refuse(snoozeWork, 'changed_meanwhile', { version: 5 })
  await user.keyboard('h')
  await user.click(await screen.findByRole('button', { name: 'In one hour' }))
  await screen.findByText('This has changed since you saw it.')
  expect(refused.bodies).toMatchObject([{ version: 4 }])
})

it('where nothing is left N says so and stays', async () => {
  list()
  const { user } = openDesk('/work/documents')
  await screen.findByText('Nothing waits here.')
  answer(takeNextWork, { success: true, item: null })
  await user.keyboard('n')
  await screen.findByText('Nothing waits in this queue.')
  expect(whereIs()).toBe('/work/documents')
})

it('[DK-17, DK-18] new work waits behind a count, and what no longer fits stays greyed until it is shown', async () => {
  list(work(1), work(2))
  const { user, store } = openDesk('/work/all')
  await screen.findByRole('grid')
  list(work(2), work(3))
  store.dispatch(api.util.invalidateTags(['Work']))
  await screen.findByText(/1 new piece of work fits this list/)
  expect(screen.queryByText('Customer 3 ··3210')).toBeNull()
  expect(rowOf(1).textContent).toContain('no longer fits')
  await user.keyboard('u')
  expect(screen.getByText('Customer 3 ··3210')).not.toBeNull()
  expect(screen.queryByText('Customer 1 ··3210')).toBeNull()
})

it('[DK-20] I takes, and gives back what is mine; a colleague who was first is named', async () => {
  list(work(1))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  refuse(takeWork, 'work_taken', { owner: 'Ravi Rao', taken_at: null })
  await user.keyboard('i')
  await screen.findByText('Ravi Rao took this already.')
  const mine = work(1, { owner: { id: priya.id, name: 'Priya Nair' } })
  answer(takeWork, { success: true, item: mine })
  list(mine)
  await user.keyboard('i')
  await screen.findByText('Taken by you')
  await waitFor(() => expect(rowOf(1).textContent).toContain('Priya Nair'))
  const released = answer(releaseWork, { success: true, item: work(1) })
  await user.keyboard('i')
  await waitFor(() => expect(released.bodies).toHaveLength(1))
})

it('what is selected is snoozed together', async () => {
  list(work(1), work(2), work(3))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  const snoozed = answer(snoozeWork, { success: true, item: work(1) })
  await user.keyboard('xjx')
  await screen.findByText('2 selected')
  await user.keyboard('h')
  await user.click(await screen.findByRole('button', { name: 'In one hour' }))
  await waitFor(() => expect(snoozed.bodies).toHaveLength(2))
})

it('an error keeps the list away with a retry, in Hindi as well', async () => {
  breakOff(listWork)
  breakOff(countWork)
  openDesk('/work/all', { language: 'hi' })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getAllByRole('button')).toHaveLength(1)
})
