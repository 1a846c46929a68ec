import { type Business, businessesPerPage, listUserBusinesses } from '@sanad/contracts'
import { onCall } from '@sanad/testing/on-call'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { customerId } from '../../testing/make-service-application.ts'
import { portal, renderApp } from '../../testing/render-app.tsx'
import { problem } from '../../testing/serve-application.ts'
import { BusinessesScreen } from './businesses-screen.tsx'

const make = (count: number, name: string): Business[] =>
  Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    name_of_firm: `${name} ${index}`,
    user_id: customerId,
  }))

it('shows more businesses after a full page, and says when they do not come', async () => {
  const newest = make(businessesPerPage, 'New')
  const asked: (string | null)[] = []
  let fails = true
  portal.use(
    onCall(listUserBusinesses, ({ request }) => {
      const after = new URL(request.url).searchParams.get('after')
      asked.push(after)
      if (after === null) return HttpResponse.json(newest)
      return fails ? problem(500, 'internal', '') : HttpResponse.json(make(2, 'Old'))
    }),
  )
  renderApp(<BusinessesScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Old 1')).toBeTruthy()
  expect(asked).toEqual([null, newest.at(-1)?.id, newest.at(-1)?.id])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('a short page is the last', async () => {
  portal.use(onCall(listUserBusinesses, () => HttpResponse.json(make(2, 'New'))))
  renderApp(<BusinessesScreen />)
  expect(await screen.findByText('New 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
