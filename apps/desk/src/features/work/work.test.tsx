import {
  assignWork,
  countWork,
  finishWork,
  getDeskApplication,
  listAssignees,
  listWork,
  orderWorkViews,
  releaseWork,
  saveWorkView,
  setWorkPriority,
  snoozeWork,
  takeNextWork,
  takeWork,
  type WorkItem,
  type WorkView,
} from '@sanad/contracts/staff'
import { permissionsOf } from '@sanad/domain'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { api } from '../../shared/api/api.ts'
import { answer, breakOff, refuse } from '../../testing/fake-portal.ts'
import { makeWorkItem as work } from '../../testing/make-work-item.ts'
import { openDesk, priya, whereIs } from '../../testing/open-desk.tsx'

const list = (...data: WorkItem[]) => answer(listWork, { success: true, data, next_cursor: null })
const rowOf = (id: number) => screen.getByText(`Customer ${id}`).closest('tr') as HTMLElement
const focusedRow = () => document.activeElement?.textContent ?? ''

async function openAt(path: string) {
  list(work(1), work(2), work(3))
  const desk = openDesk(path)
  await screen.findByRole('grid')
  return desk
}

it('a row says when it is due in words, for whom, what to do, since when and whose it is', async () => {
  list(
    work(1, { due_at: new Date(Date.now() - 2 * 3_600_000).toISOString(), urgency: 'over', priority: 1 }),
    work(2, { due_at: null, urgency: 'paused', kind: 'chase', owner: { id: priya.id, name: 'Priya Nair' } }),
    work(3, { kind: 'ticket', ticket_subject: 'मेरी फ़ोटो' }),
  )
  openDesk('/work/all')
  await screen.findByRole('grid', { name: 'Work' })
  expect(rowOf(1).textContent).toContain('2 h over')
  expect(rowOf(1).textContent).toContain('urgent')
  expect(rowOf(1).textContent).toContain('4 documents')
  expect(rowOf(1).textContent).toContain('40 min')
  expect(rowOf(2).textContent).toContain('paused')
  expect(rowOf(2).textContent).toContain('Priya Nair')
  expect(rowOf(3).textContent).toContain('Answer the ticket')
  expect(within(rowOf(3)).getByText('मेरी फ़ोटो').lang).toBe('hi')
})

it.each([0, 3])(
  '[DK-53] due is a word with an icon, zero too, also on a device whose clock is %i days behind',
  async (days) => {
    const skew = days * 24 * 3_600_000
    localStorage.setItem('clockOffset', String(skew))
    const due = (hours: number) => new Date(Date.now() + skew + hours * 3_600_000).toISOString()
    list(
      work(1, { due_at: due(-2), urgency: 'over' }),
      work(2, { due_at: due(0), urgency: 'now' }),
      work(3, { due_at: due(5), urgency: 'soon' }),
      work(4, { due_at: due(72), urgency: 'calm' }),
      work(5, { due_at: null, urgency: 'paused' }),
    )
    openDesk('/work/all')
    await screen.findByRole('grid')
    const cell = (id: number) => rowOf(id).querySelector('[data-urgency]')
    const dateIn = (id: number) => cell(id)?.querySelector('small')?.textContent ?? ''
    const said = [1, 2, 3, 4, 5].map((id) => cell(id)?.textContent?.replace(dateIn(id), '').trim())
    // Never the relative time alone.
    expect([1, 4].map(dateIn)).toEqual([expect.stringMatching(/20\d\d, /), expect.stringMatching(/20\d\d, /)])
    expect(said).toEqual(['‼ 2 h over', '! due now', '! in 5 h', 'in 3 d', '⏸ paused'])
  },
)

it('[DK-23] what nobody has taken with half its target gone is marked, and counted for a manager alone', async () => {
  list(
    work(1, { half_over: true }),
    work(2, { half_over: true, owner: { id: priya.id, name: 'Priya Nair' } }),
  )
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  expect(rowOf(1).textContent).toContain('! nobody, half its time gone')
  expect(rowOf(2).textContent).not.toContain('half its time gone')
  const asked = list(work(1, { half_over: true }))
  await user.click((await screen.findAllByRole('link', { name: /Left over/ }))[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Nobody’s, half its time gone' })
  await waitFor(() => expect(asked.bodies.length).toBeGreaterThan(0))
})

it('[DK-23] a clerk has no list of what is left over', async () => {
  list(work(1))
  openDesk('/work/all', { staff: { ...priya, roles: ['clerk'], permissions: permissionsOf(['clerk']) } })
  await screen.findByRole('grid')
  expect(screen.queryByRole('link', { name: /Left over/ })).toBeNull()
})

it('one row is in the tab order, J comes to the first one at first, and J and K move the focus', async () => {
  list(work(1), work(2), work(3))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  await user.keyboard('j')
  expect(focusedRow()).toContain('Customer 1')
  await user.keyboard('jj')
  expect(focusedRow()).toContain('Customer 3')
  await user.keyboard('k')
  expect(focusedRow()).toContain('Customer 2')
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

it('[DK-14] filter, order and row stand in the address, and a link restores them', async () => {
  const calls = list(work(1), work(2))
  const { user } = openDesk('/work/documents?due=overdue,today&sort=waiting&item=2')
  await screen.findByRole('grid')
  await waitFor(() => expect(focusedRow()).toContain('Customer 2'))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('waiting')
  await user.click(screen.getByRole('button', { name: 'Remove Due: Overdue' }))
  await waitFor(() => expect(whereIs()).toBe('/work/documents?due=today&sort=waiting'))
  answer(listAssignees, { success: true, data: [] })
  await user.keyboard('f')
  await user.click(await screen.findByLabelText('Me'))
  await waitFor(() => expect(whereIs()).toContain('owner=me'))
  expect(calls.bodies.length).toBeGreaterThan(1)
})

it('the page stays where it is while the address follows what is chosen, and another screen begins at its top', async () => {
  const toTop = vi.spyOn(window, 'scrollTo')
  const { user } = await openAt('/work/all')
  await user.keyboard('jjx')
  await waitFor(() => expect(whereIs()).toContain('selected=2'))
  expect(toTop).not.toHaveBeenCalled()
  await user.click(screen.getAllByRole('link', { name: /^Consultations/ })[0] as HTMLElement)
  await waitFor(() => expect(toTop).toHaveBeenCalledWith(0, 0))
})

it('[DK-14] columns, selection and pages stand in the address too; another list begins without them', async () => {
  const { user } = await openAt('/work/all?selected=2,3&columns=what,track&item=3')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Select',
    'Due',
    'Customer · firm',
    'What to do',
    'Tracking id',
  ])
  await screen.findByText('2 selected')
  await waitFor(() => expect(focusedRow()).toContain('Customer 3'))
  await user.keyboard('xkx')
  // Both keys were pressed before the first navigation was done.
  await waitFor(() => expect(whereIs()).toBe('/work/all?columns=what%2Ctrack&item=2'))
  await user.keyboard('x')
  await waitFor(() => expect(whereIs()).toContain('selected=2'))
  answer(listAssignees, { success: true, data: [] })
  await user.keyboard('f')
  await user.click(await screen.findByLabelText('Me'))
  await waitFor(() => expect(whereIs()).toBe('/work/all?columns=what%2Ctrack&owner=me'))
  history.back()
  await waitFor(() => expect(whereIs()).toContain('item=2'))
  await screen.findByText('1 selected')
})

it('[DK-14] a link reads as many pages as were shown, up to the row that it names', async () => {
  const pages = new Map([
    ['', { rows: [work(1)], next: 'second' }],
    ['second', { rows: [work(2)], next: 'third' }],
    ['third', { rows: [work(3)], next: null }],
  ])
  portal.use(
    onCall(listWork, ({ request }) => {
      const page = pages.get(new URL(request.url).searchParams.get('cursor') ?? '')
      return HttpResponse.json({ success: true, data: page?.rows, next_cursor: page?.next })
    }),
  )
  const { user } = openDesk('/work/all?item=2&pages=2')
  await waitFor(() => expect(focusedRow()).toContain('Customer 2'))
  expect(screen.queryByText('Customer 3')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Show more/ }))
  await screen.findByText('Customer 3')
  await waitFor(() => expect(whereIs()).toBe('/work/all?item=2&pages=3'))
})

it('[DK-14] filters never stick: the queue opens as it is after another was filtered', async () => {
  list(work(1))
  const { user } = openDesk('/work/documents?owner=me&sort=waiting')
  await screen.findByRole('grid')
  await user.click(screen.getAllByRole('link', { name: /Work/ })[0] as HTMLElement)
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('due'))
  expect(whereIs()).toBe('/work/all')
})

const late: WorkView = {
  id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a77',
  version: 3,
  name: 'Late papers',
  filter: { kind: 'documents', due: 'overdue' },
  sort: 'waiting',
  columns: ['what'],
  owner: { id: priya.id, name: 'Priya Nair' },
  audience: 'own',
  team: null,
  may_change: true,
  open: 7,
}
const teams = [{ id: 4, name: 'Skill' }]

it('[DK-16] a saved view stands in the list of the frame with its count, and opens as it was saved', async () => {
  list(work(1))
  const { user } = openDesk('/work/all', { views: [late] })
  await user.click(await screen.findByRole('link', { name: 'Late papers 7' }))
  await screen.findByRole('heading', { name: 'Late papers' })
  expect(whereIs()).toBe(`/work/${late.id}`)
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('waiting')
  await user.click(await screen.findByRole('button', { name: 'Remove Due: Overdue' }))
  await waitFor(() => expect(whereIs()).toBe(`/work/${late.id}?due=`))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Due: Overdue' })).toBeNull())
})

it('[DK-16] what is filtered is saved under a name, shared with a team, by keys alone', async () => {
  list(work(1))
  const { user } = openDesk('/work/documents?due=overdue', { teams })
  await screen.findByRole('grid')
  const saved = answer(saveWorkView, { success: true, message: 'Saved.' })
  await user.keyboard('{Shift>}V{/Shift}')
  await user.selectOptions(await screen.findByLabelText('Who sees it'), 'Team Skill')
  await user.type(screen.getByLabelText(/^Name/), 'Late papers{Enter}')
  await waitFor(() => expect(saved.bodies).toHaveLength(1))
  expect(saved.bodies[0]).toMatchObject({
    name: 'Late papers',
    filter: { kind: 'documents', due: 'overdue' },
    sort: 'due',
    audience: 'team',
    team_id: 4,
  })
})

it('[DK-16] one’s own view is changed with the version that was seen; another’s is only saved anew', async () => {
  list(work(1))
  const { user } = openDesk(`/work/${late.id}?sort=priority`, { views: [late] })
  await screen.findByRole('grid')
  const saved = answer(saveWorkView, { success: true, message: 'Saved.' })
  await user.click(screen.getByRole('button', { name: /Save view/ }))
  await screen.findByLabelText('Change “Late papers”')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saved.bodies).toMatchObject([{ version: 3, sort: 'priority', name: 'Late papers' }]),
  )
})

it('[DK-16] views are put in order, and one that is gone says so', async () => {
  list(work(1))
  const other = { ...late, id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a78', name: 'Other', may_change: false }
  const { user } = openDesk('/work/3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a99', { views: [late, other] })
  await screen.findByText('This view is not there.')
  const ordered = answer(orderWorkViews, { success: true, message: 'Saved.' })
  await user.keyboard('v')
  await user.click(await screen.findByRole('button', { name: 'Move Other up' }))
  await waitFor(() => expect(ordered.bodies).toEqual([{ ids: [other.id, late.id] }]))
})

it('[DK-11] N takes the next of the view and opens its application', async () => {
  list(work(1))
  const { user } = openDesk('/work/documents')
  await screen.findByRole('grid')
  const taken = answer(takeNextWork, { success: true, item: work(1) })
  // Its screen may be there before this test ends.
  breakOff(getDeskApplication)
  await user.keyboard('n')
  await waitFor(() =>
    expect(whereIs()).toBe(`/applications/${work(1).application_id}/review?list=kind%3Ddocuments`),
  )
  expect(taken.bodies[0]).toMatchObject({ view: { kind: 'documents' } })
})

it.each(['n', '{Enter}'])(
  '[DK-11] %s opens a piece with the list it is of, filters too, and mine come first where it is mine',
  async (key) => {
    list(work(1))
    const { user } = openDesk('/work/mine?state=27&service=tc-registration')
    await screen.findByRole('grid')
    answer(takeNextWork, { success: true, item: work(1) })
    breakOff(getDeskApplication)
    await user.keyboard(key === 'n' ? 'n' : 'j{Enter}')
    await waitFor(() => expect(location.pathname).toContain('/review'))
    const kept = new URLSearchParams(new URLSearchParams(location.search).get('list') ?? '')
    expect(Object.fromEntries(kept)).toEqual({ owner: 'me', state: '27', service: 'tc-registration' })
  },
)

it('[DK-20] P sets the priority in words, of the row or of what is selected', async () => {
  list(work(1), work(2))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  const { bodies } = answer(setWorkPriority, { success: true, item: work(1, { priority: 1, version: 2 }) })
  await user.keyboard('p')
  await user.click(await screen.findByRole('button', { name: 'Urgent' }))
  await screen.findByText('Priority changed')
  await user.keyboard('x{Shift>}J{/Shift}p')
  await user.click(await screen.findByRole('button', { name: 'Can wait' }))
  await waitFor(() => expect(bodies).toMatchObject([{ priority: 1 }, { priority: 3 }, { priority: 3 }]))
})

it('[DK-20] what was recorded of several is another request later, though one of them was not recorded', async () => {
  const { user } = await openAt('/work/all')
  const { bodies } = answer(setWorkPriority, { success: true, item: work(1, { version: 2 }) })
  portal.use(onCall(setWorkPriority, () => HttpResponse.error(), { params: { id: '2' }, once: true }))
  const set = async (name: string) => {
    await user.keyboard('p')
    await user.click(await screen.findByRole('button', { name }))
  }
  await user.keyboard('x{Shift>}J{/Shift}')
  await set('Can wait')
  await screen.findByText(/try again/i)
  await user.keyboard('{Escape}k')
  await set('Urgent')
  await screen.findByText('Priority changed')
  await set('Can wait')
  await waitFor(() => expect(bodies).toMatchObject([{ priority: 3 }, { priority: 1 }, { priority: 3 }]))
  expect(new Set(bodies.map((body) => Object(body).request_id)).size).toBe(3)
})

it('[DK-20] what was put off is a list of its own, and H wakes it', async () => {
  list(work(1, { snoozed_until: '2099-01-01T05:00:00.000Z' }))
  const { user } = openDesk('/work/snoozed')
  await screen.findByRole('grid')
  const { bodies } = answer(snoozeWork, { success: true, item: work(1, { version: 2 }) })
  await user.keyboard('h')
  await user.click(await screen.findByRole('button', { name: 'Wake it now' }))
  await screen.findByText('It is work again')
  expect(bodies).toMatchObject([{ until: null }])
})

it('[DK-20] I gives back what I took, also in a row that no longer fits', async () => {
  list(work(1), work(2))
  const { user, store } = openDesk('/work/all')
  await screen.findByRole('grid')
  const me = { id: priya.id, name: 'Priya Nair' }
  answer(takeWork, { success: true, item: work(1, { owner: me, version: 2 }) })
  const released = answer(releaseWork, { success: true, item: work(1, { version: 3 }) })
  list(work(2))
  await user.keyboard('i')
  await screen.findByText('Taken by you')
  store.dispatch(api.util.invalidateTags(['Work']))
  await screen.findByText('no longer fits')
  await user.keyboard('i')
  await screen.findByText('Given back')
  expect(released.bodies).toHaveLength(1)
})

it('[DK-110] X and Shift J twice select three rows', async () => {
  list(work(1), work(2), work(3), work(4))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  await user.keyboard('x{Shift>}JJ{/Shift}')
  await screen.findByText('3 selected')
  await user.keyboard('{Shift>}K{/Shift}')
  await screen.findByText('3 selected')
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
  expect(screen.queryByText('Customer 3')).toBeNull()
  expect(rowOf(1).textContent).toContain('no longer fits')
  await user.keyboard('u')
  expect(screen.getByText('Customer 3')).not.toBeNull()
  expect(screen.queryByText('Customer 1')).toBeNull()
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

it('[DK-112] an act that is done once more is announced once more, though the words are the same', async () => {
  const { user } = await openAt('/work/all')
  const taken = answer(takeWork, { success: true, item: work(1) })
  await user.keyboard('i')
  const first = await screen.findByText('Taken by you')
  expect(first.closest('[role="status"]')).not.toBeNull()
  await user.keyboard('ji')
  await waitFor(() => expect(taken.bodies).toHaveLength(2))
  await waitFor(() => expect(screen.getByText('Taken by you')).not.toBe(first))
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

it.each([
  ['h', 'Snooze until', 'button', 'In one hour'],
  // Once the centre has closed, today is over.
  ['d', 'Due', 'button', 'Today|Tomorrow'],
  ['v', 'Views', 'button', 'Mine'],
  ['f', 'Filter', 'checkbox', 'Documents'],
  ['{Shift>}f', 'Columns', 'checkbox', 'Service'],
])(
  '[DK-110] the first that can be chosen has the focus once %s was pressed',
  async (key, title, role, name) => {
    answer(listAssignees, { success: true, data: [] })
    const { user } = await openAt('/work/all')
    await user.keyboard(key)
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(title) }))
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getAllByRole(role, { name: new RegExp(name) })[0]),
    )
  },
)

it('[DK-110] H and Enter put a piece off by an hour: 2 keys', async () => {
  const { user } = await openAt('/work/all')
  const snoozed = answer(snoozeWork, { success: true, item: work(1) })
  await user.keyboard('h')
  await screen.findByRole('dialog')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(snoozed.bodies).toHaveLength(1))
})

it('an hour is one by the clock of the server, however wrong that of the device is', async () => {
  const day = 24 * 3_600_000
  localStorage.setItem('clockOffset', String(day))
  const { user } = await openAt('/work/all')
  const snoozed = answer(snoozeWork, { success: true, item: work(1) })
  await user.keyboard('h')
  await user.click(await screen.findByRole('button', { name: 'In one hour' }))
  await waitFor(() => expect(snoozed.bodies).toHaveLength(1))
  const { until } = snoozed.bodies[0] as { until: string }
  expect(Date.parse(until)).toBeGreaterThan(Date.now() + day)
})

/** Letters that come before the field has the focus are no name. */
const expectNameField = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Name/ })))

const ravi = { id: '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a12', name: 'Ravi Rao', open: 7 }

it('[DK-20] S and letters of a name give what is selected to somebody, and Enter is the last key', async () => {
  list(work(1), work(2), work(3))
  answer(listAssignees, { success: true, data: [{ ...ravi, id: priya.id, name: 'Priya Nair' }, ravi] })
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  const given = answer(assignWork, { success: true, item: work(1) })
  await user.keyboard('xJx')
  await screen.findByText('2 selected')
  await user.keyboard('s')
  await screen.findByRole('dialog', { name: 'Assign 2 pieces of work' })
  await screen.findByRole('button', { name: /Priya Nair/ })
  await expectNameField()
  await user.keyboard('rao')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Priya Nair/ })).toBeNull())
  expect(screen.getByRole('button', { name: /Ravi Rao/ }).textContent).toContain('has 7')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(given.bodies).toHaveLength(2))
  expect(given.bodies).toMatchObject([
    { owner: ravi.id, version: work(1).version },
    { owner: ravi.id, version: work(2).version },
  ])
  await screen.findByText('Given to Ravi Rao')
})

it('[DK-110] every key of the list and of the frame that the design names is in `?`, with what it does', async () => {
  const { user } = await openAt('/work/all')
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: /keys/i })
  const shown = within(dialog)
    .getAllByText(/./, { selector: 'kbd' })
    .map(({ textContent }) => textContent)
  const list = ['J', 'K', 'Enter', 'Space', 'X', '⇧J', '⇧K', 'S', 'I', 'D', 'H', 'F', 'V', 'N']
  const frame = ['?', '[', 'G W', 'G T', 'G M', 'G C']
  expect(shown).toEqual(expect.arrayContaining([...list, ...frame]))
  expect(new Set(shown).size).toBe(shown.length)
})

it.each([
  ['en', 'They may not do this work. Choose somebody else.'],
  ['hi', 'वे यह काम नहीं कर सकते। किसी और को चुनें।'],
] as const)(
  '[DK-13] who may not decide a piece is not given it, and the list says so (%s)',
  async (language, words) => {
    list(work(1, { kind: 'promise' }))
    answer(listAssignees, { success: true, data: [ravi] })
    refuse(assignWork, 'owner_not_permitted')
    const { user } = openDesk('/work/all', { language })
    await screen.findByRole('grid')
    await user.keyboard('s')
    await user.click(await screen.findByRole('button', { name: /Ravi Rao/ }))
    await screen.findByText(words)
    expect(screen.queryByText(/Given to/)).toBeNull()
  },
)

it('[DK-49] the note of a call closes a follow-up, by keys alone; without words nothing is closed', async () => {
  list(work(1, { kind: 'follow_up' }), work(2, { kind: 'documents' }))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  const finished = answer(finishWork, { success: true, message: 'Recorded.' })
  await user.keyboard('y')
  const dialog = within(await screen.findByRole('dialog', { name: 'Note the call' }))
  const note = dialog.getByRole('textbox', { name: /What was said/ })
  await waitFor(() => expect(document.activeElement).toBe(note))
  await user.click(dialog.getByRole('button', { name: 'Keep the note and close' }))
  await dialog.findByText('Please write what was said.')
  expect(finished.bodies).toEqual([])
  await user.type(note, 'NSDC: decided by Friday')
  await user.click(dialog.getByRole('button', { name: 'Keep the note and close' }))
  await screen.findByText('Noted, and done')
  expect(finished.bodies).toMatchObject([{ reason: 'NSDC: decided by Friday', version: work(1).version }])
})

it('[DK-49] what a fact ends is not closed by a note, alone or among others', async () => {
  list(work(1, { kind: 'documents' }), work(2, { kind: 'chase' }))
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  await user.keyboard('y')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('jjx')
  await screen.findByText('1 selected')
  screen.getByRole('button', { name: /^Note the call/ })
  await user.keyboard('kx')
  await screen.findByText('2 selected')
  expect(screen.queryByRole('button', { name: /^Note the call/ })).toBeNull()
})

it('[DK-20] a name that fits nobody gives nothing', async () => {
  list(work(1))
  answer(listAssignees, { success: true, data: [ravi] })
  const { user } = openDesk('/work/all')
  await screen.findByRole('grid')
  const given = answer(assignWork, { success: true, item: work(1) })
  await user.keyboard('s')
  await screen.findByRole('button', { name: /Ravi Rao/ })
  await expectNameField()
  await user.keyboard('zz{Enter}')
  await screen.findByText('Nobody of this name')
  expect(given.bodies).toEqual([])
})

it('[DK-08] who only looks on has neither keys nor buttons that change work', async () => {
  list(work(1))
  const roles = ['auditor' as const]
  const { user } = openDesk('/work/all', { staff: { ...priya, roles, permissions: permissionsOf(roles) } })
  await screen.findByRole('grid')
  expect(screen.queryByRole('button', { name: /Next/ })).toBeNull()
  await user.keyboard('hdpin')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('x')
  const bar = await screen.findByRole('region', { name: '1 selected' })
  expect(within(bar).getAllByRole('button')).toHaveLength(1)
})

it('[DK-20] a clerk gives work to nobody', async () => {
  list(work(1))
  const { user } = openDesk('/work/all', {
    staff: { ...priya, roles: ['clerk'], permissions: permissionsOf(['clerk']) },
  })
  await screen.findByRole('grid')
  await user.keyboard('xs')
  await screen.findByText('1 selected')
  expect(screen.queryByRole('button', { name: /Assign/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[DK-24] rows are selected by touch, opening none, and taken by a button beside', async () => {
  const { user } = await openAt('/work/all')
  await user.click(screen.getByRole('checkbox', { name: 'Select Customer 2' }))
  expect(whereIs()).toMatch(/^\/work\/all/)
  const taken = answer(takeWork, { success: true, item: work(2) })
  await user.click(
    within(screen.getByRole('region', { name: '1 selected' })).getByRole('button', { name: /Take/ }),
  )
  await waitFor(() => expect(taken.bodies).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /Clear/ }))
  expect(screen.queryByRole('region', { name: '1 selected' })).toBeNull()
})

it('an error keeps the list away with a retry, in Hindi as well', async () => {
  breakOff(listWork)
  breakOff(countWork)
  openDesk('/work/all', { language: 'hi' })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getAllByRole('button')).toHaveLength(1)
})
