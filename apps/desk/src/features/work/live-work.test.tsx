import { countWork, listWork, type WorkFacets } from '@sanad/contracts/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { tagsOfQueue } from '../../shared/live/touched-tags.ts'
import { answer } from '../../testing/fake-portal.ts'
import { makeWorkItem } from '../../testing/make-work-item.ts'
import { openDesk, priya } from '../../testing/open-desk.tsx'

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
  const { store, tell } = openDesk('/work/documents')
  await screen.findByRole('grid')
  // The counts of the first screen come when they come.
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('"status":"pending"'))
  const none = { open: 0, overdue: 0 }
  const counts = answer(countWork, { success: true, data: { kinds: [], mine: none, all: none } })
  return { lists, counts, tell }
}

it('[DK-117] a burst of changes is read once, and what is of no concern to the list not at all', async () => {
  const { lists, counts, tell } = await openList()
  for (let priority = 1; priority <= 30; priority++) {
    tell(change(1, facets, { ...facets, priority: 1 + (priority % 3) }))
  }
  await waitFor(() => expect(lists.urls).toHaveLength(2))
  // No number has changed by it.
  expect(counts.urls).toEqual([])
  const ticket: WorkFacets = { ...facets, kind: 'ticket', application: null }
  tell(change(2, null, ticket))
  // Of all work there is one more now, of documents there is not.
  await waitFor(() => expect(counts.urls.map((url) => new URL(url).search)).toEqual(['']), { timeout: 5000 })
  expect(lists.urls).toHaveLength(2)
})

it('[DK-117] what many pages are told to read again at different times does not hold up what is read at once', async () => {
  const { lists, counts, tell } = await openList()
  const ticket: WorkFacets = { ...facets, kind: 'ticket', application: null }
  tell({ ...change(2, null, ticket), within_ms: 1_000_000_000 })
  tell({ type: 'reset', within_ms: 1_000_000_000 })
  tell(change(1, facets, { ...facets, priority: 1 }))
  await waitFor(() => expect(lists.urls).toHaveLength(2))
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
  const lists = answer(listWork, { success: true, data: [item], next_cursor: null })
  const { tell } = openDesk('/work/documents')
  await screen.findByRole('grid')
  tell({ type: 'change', topic: 'application', id: item.application_id })
  await waitFor(() => expect(lists.urls).toHaveLength(2))
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
