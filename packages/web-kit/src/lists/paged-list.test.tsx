import type { ErasureRequest } from '@sanad/contracts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { afterEach, expect, it } from 'vitest'
import { makeDesk } from '../testing/make-desk.ts'
import { serveErasures } from '../testing/serve-portal.ts'
import { PagedList } from './paged-list.tsx'

afterEach(cleanup)

type Desk = ReturnType<typeof makeDesk>

function References({ useList }: { useList: Desk['useListErasurePagesInfiniteQuery'] }) {
  return (
    <PagedList query={useList()} loading="Reading" failed="Not read" empty="None" isEmpty={() => false}>
      {(pages) =>
        pages.flatMap(({ data }) => data).map(({ reference }) => <p key={reference}>{reference}</p>)
      }
    </PagedList>
  )
}

function openList() {
  const { store, useListErasurePagesInfiniteQuery, readAgain } = makeDesk()
  render(
    <Provider store={store}>
      <References useList={useListErasurePagesInfiniteQuery} />
    </Provider>,
  )
  return { readAgain }
}

function page(reference: string, next_cursor: string | null) {
  const erasure: ErasureRequest = {
    reference,
    customer_id: crypto.randomUUID(),
    status: 'waiting',
    requested_at: '2026-11-20T10:00:00.000Z',
    due_at: '2026-11-27T10:00:00.000Z',
    done_at: null,
    held: [],
  }
  return HttpResponse.json({ success: true, data: [erasure], next_cursor })
}

/** Two pages. Calls are held back by `gate`. */
function serveTwoPages() {
  const served: { asked: (string | null)[]; gate?: Promise<void>; failsNext?: boolean } = { asked: [] }
  serveErasures(async ({ request }) => {
    const cursor = new URL(request.url).searchParams.get('cursor')
    served.asked.push(cursor)
    await served.gate
    if (cursor === null) return page('First', 'second')
    if (served.failsNext) return HttpResponse.error()
    return page('Second', null)
  })
  return served
}

it('leads to the next page when more is asked for while the list is read again', async () => {
  const served = serveTwoPages()
  const { readAgain } = openList()
  await screen.findByText('First')

  const { promise, resolve } = Promise.withResolvers<void>()
  served.gate = promise
  readAgain()
  await waitFor(() => expect(served.asked).toEqual([null, null]))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getByRole('button', { name: 'Loading…' })).toBeTruthy()
  resolve()

  await screen.findByText('Second')
  expect(served.asked).toEqual([null, null, 'second'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that the next page did not come, asks once, and can be asked again', async () => {
  const served = serveTwoPages()
  served.failsNext = true
  openList()
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('alert')
  expect(served.asked).toEqual([null, 'second'])

  served.failsNext = false
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Second')
  expect(screen.queryByRole('alert')).toBeNull()
})
