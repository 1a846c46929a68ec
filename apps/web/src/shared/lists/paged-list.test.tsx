import { listMyServices } from '@sanad/contracts'
import { PagedList } from '@sanad/web-kit'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { portal, renderApp } from '../../testing/render-app.tsx'
import { useListMyServicesInfiniteQuery } from '../applications/applications-api.ts'

function Titles() {
  const query = useListMyServicesInfiniteQuery()
  return (
    <PagedList query={query} loading="Reading" failed="Not read" empty="None" isEmpty={() => false}>
      {(pages) => pages.flatMap(({ services }) => services).map(({ id, title }) => <p key={id}>{title}</p>)}
    </PagedList>
  )
}

const page = (title: string, next_cursor: string | null) =>
  HttpResponse.json({
    success: true,
    next_cursor,
    services: [
      {
        id: crypto.randomUUID(),
        title,
        track_id: 'TCR-8F3KQ7M2XD',
        service_id: 'tc-registration',
        name_of_firm: null,
        payment_status: 0,
        client_status: 'pending',
        next_step: { turn: 'you', next: 'pay', stage_id: null },
        paid_back: null,
        next_stage_title: null,
        pending_items: 0,
        stages_completed: 0,
        stages_total: 2,
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ],
  })

/** Two pages. What is asked for waits while `gate` is there. */
function serveTwoPages() {
  const served: { asked: (string | null)[]; gate?: Promise<void>; failsNext?: boolean } = { asked: [] }
  portal.use(
    http.get(`*${listMyServices.path({})}`, async ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      served.asked.push(cursor)
      await served.gate
      if (cursor === null) return page('First', 'second')
      if (served.failsNext) return HttpResponse.error()
      return page('Second', null)
    }),
  )
  return served
}

it('leads to the next page when more is asked for while the list is read again', async () => {
  const served = serveTwoPages()
  const { readAgain } = renderApp(<Titles />)
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
  renderApp(<Titles />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('alert')
  expect(served.asked).toEqual([null, 'second'])

  served.failsNext = false
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Second')
  expect(screen.queryByRole('alert')).toBeNull()
})
