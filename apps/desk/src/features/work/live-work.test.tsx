import { countWork, listWork, listWorkRows, type WorkFacets } from '@sanad/contracts/staff'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, onTestFinished } from 'vitest'
import { tagsOfQueue } from '../../shared/live/touched-tags.ts'
import { answer, refuse } from '../../testing/fake-portal.ts'
import { makeWorkItem } from '../../testing/make-work-item.ts'
import { openDesk, priya } from '../../testing/open-desk.tsx'
import { workApi } from './work-api.ts'

const item = makeWorkItem(1)
const facets: WorkFacets = {
  kind: 'documents',
  subject: item.subject_id,
  application: item.application_id,
  customer: null,
  service: 'tc-registration',
  stage: 'tc-id',
  state: null,
  owner: null,
  priority: 2,
  due_at: item.due_at,
  half_at: null,
  waiting_since: item.waiting_since,
  snoozed_until: null,
}
const change = (id: number, was: WorkFacets | null, is: WorkFacets | null) => ({
  type: 'change',
  topic: 'work',
  id: null,
  work: [{ id, was, is }],
})

/** The list of documents, all that its page shows read once; counts are counted from then on. */
async function openList() {
  const lists = answer(listWork, { success: true, data: [item], next_cursor: null })
  const rows = answer(listWorkRows, { success: true, data: [item] })
  const { store, tell } = openDesk('/work/documents')
  await screen.findByRole('grid')
  // The counts of the first screen come when they come.
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('"status":"pending"'))
  const none = { open: 0, overdue: 0 }
  const counts = answer(countWork, { success: true, data: { kinds: [], mine: none, all: none } })
  return { lists, rows, counts, tell }
}

it('[DK-117] a burst of changes is read once, and what is of no concern to the list not at all', async () => {
  const { lists, rows, counts, tell } = await openList()
  for (let priority = 1; priority <= 30; priority++) {
    tell(change(1, facets, { ...facets, priority: 1 + (priority % 3) }))
  }
  // Of what the list shows, that row alone.
  await waitFor(() =>
    expect(rows.urls.map((url) => new URL(url).search)).toEqual(['?kind=documents&items=1']),
  )
  // No number has changed by it.
  expect(counts.urls).toEqual([])
  const ticket: WorkFacets = { ...facets, kind: 'ticket', application: null }
  tell(change(2, null, ticket))
  // Of all work there is one more now, of documents there is not.
  await waitFor(() => expect(counts.urls.map((url) => new URL(url).search)).toEqual(['']), { timeout: 5000 })
  expect(lists.urls).toHaveLength(1)
})

it('[DK-117] a row that has changed says so in its place, and one that has left the list is greyed there', async () => {
  const second = makeWorkItem(2, { name_of_firm: 'Rao Skill' })
  answer(listWork, { success: true, data: [item, second], next_cursor: null })
  const { tell } = openDesk('/work/documents')
  await screen.findByRole('grid')
  answer(listWorkRows, { success: true, data: [{ ...item, name_of_firm: 'Rao Training' }] })
  const { id, subject_id: subject } = second
  tell({
    ...change(1, facets, facets),
    work: [
      { id: 1, was: facets, is: facets },
      { id, was: { ...facets, subject }, is: null },
    ],
  })
  const row = (name: RegExp) => screen.findByRole('row', { name })
  expect(await row(/Rao Training/)).toBeTruthy()
  expect((await row(/Rao Skill/)).getAttribute('data-gone')).not.toBeNull()
})

it('[DK-117] rows that cannot be read are left to their list, which says why', async () => {
  const { lists, tell } = await openList()
  refuse(listWorkRows, 'unavailable')
  tell(change(1, facets, { ...facets, priority: 1 }))
  await waitFor(() => expect(lists.urls).toHaveLength(2))
})

it('[DK-117] rows that were asked for before their list was read again do not undo it', async () => {
  answer(listWork, { success: true, data: [item], next_cursor: null })
  const { store, tell } = openDesk('/work/documents')
  await screen.findByRole('grid')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  portal.use(
    onCall(listWorkRows, async () => {
      asked++
      await released
      return HttpResponse.json({ success: true, data: [] })
    }),
  )
  tell(change(1, facets, { ...facets, priority: 1 }))
  await waitFor(() => expect(asked).toBe(1))
  const taken = { ...item, name_of_firm: 'Rao Training' }
  answer(listWork, { success: true, data: [taken], next_cursor: null })
  // As its poll does.
  const query = { kind: 'documents', sort: 'due', limit: 100 } as const
  store.dispatch(workApi.endpoints.listWork.initiate({ query }, { forceRefetch: true, subscribe: false }))
  const row = await screen.findByRole('row', { name: /Rao Training/ })
  release()
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('"status":"pending"'))
  expect(row.getAttribute('data-gone')).toBeNull()
})

it('[DK-117] what many pages are told to read again at different times does not hold up what is read at once', async () => {
  const { lists, rows, counts, tell } = await openList()
  const ticket: WorkFacets = { ...facets, kind: 'ticket', application: null }
  tell({ ...change(2, null, ticket), within_ms: 1_000_000_000 })
  tell({ type: 'reset', within_ms: 1_000_000_000 })
  tell(change(1, facets, { ...facets, priority: 1 }))
  await waitFor(() => expect(rows.urls).toHaveLength(1))
  expect(lists.urls).toHaveLength(1)
  expect(counts.urls).toEqual([])
})

it('[DK-117] a change that does not say of what is taken for one of anything', async () => {
  const lists = answer(listWork, { success: true, data: [item], next_cursor: null })
  const { tell } = openDesk('/work/documents')
  await screen.findByRole('grid')
  tell({ type: 'change', topic: 'work', id: null })
  await waitFor(() => expect(lists.urls).toHaveLength(2))
})

it('[DK-112] what a burst brings is announced once, with its whole number, by a region that was there before', async () => {
  answer(listWork, { success: true, data: [item], next_cursor: null })
  const { tell } = openDesk('/work/documents')
  await screen.findByRole('grid')
  const news = within(screen.getByRole('main'))
    .getAllByRole('status')
    .find(({ textContent }) => textContent === '')
  if (!news) throw new Error('No region waits for news')
  const announced: (string | null)[] = []
  const watch = new MutationObserver(() => announced.push(news.textContent))
  watch.observe(news, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  const come = Array.from({ length: 30 }, (_, index) => makeWorkItem(index + 2))
  const lists = answer(listWork, { success: true, data: [item, ...come], next_cursor: null })
  // Twenty by name, and then more than are named.
  for (const { id } of come.slice(0, 20)) tell(change(id, null, facets))
  tell({ type: 'change', topic: 'work', id: null })
  await waitFor(() => expect(news.textContent).toContain('30 new pieces of work fit this list'))
  expect(announced).toHaveLength(1)
  expect(lists.urls).toHaveLength(1)
})

it('[DK-17] an application that has changed is read again where a row of the list is of it', async () => {
  answer(listWork, { success: true, data: [item], next_cursor: null })
  const rows = answer(listWorkRows, { success: true, data: [item] })
  const { tell } = openDesk('/work/documents')
  await screen.findByRole('grid')
  tell({ type: 'change', topic: 'application', id: item.application_id })
  await waitFor(() => expect(rows.urls).toHaveLength(1))
})

it('[DK-117] what is past is past by the clock of the server, however wrong that of the device is', async () => {
  answer(listWork, { success: true, data: [item], next_cursor: null })
  const { store } = openDesk('/work/all?due=overdue')
  await screen.findByRole('grid')
  const due_at = new Date(Date.now() + 3_600_000).toISOString()
  const tags = () =>
    JSON.stringify(tagsOfQueue(store.getState(), [{ id: 2, was: null, is: { ...facets, due_at } }], priya.id))
  expect(tags()).not.toContain('listWork ')
  localStorage.setItem('clockOffset', String(2 * 3_600_000))
  expect(tags()).toContain('listWork ')
})
