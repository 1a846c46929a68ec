import {
  businessesPerPage,
  createBusiness,
  type ListedBusiness,
  listUserBusinesses,
  updateBusiness,
} from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { customerId } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done, problem } from '../../testing/serve-application.ts'
import { BusinessHeader } from './business-header.tsx'
import { BusinessesScreen } from './businesses-screen.tsx'

const make = (count: number, name: string): ListedBusiness[] =>
  Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    name_of_firm: `${name} ${index}`,
    user_id: customerId,
    applications: index,
    created_at: '2026-11-20T10:00:00.000Z',
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

it('on a wide screen businesses are a table that sorts by each column', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const [few, many] = [make(1, 'Rao Foods'), make(2, 'Asha Foods').slice(1)]
  portal.use(onCall(listUserBusinesses, () => HttpResponse.json([...few, ...many])))
  renderApp(<BusinessesScreen />)
  const table = await screen.findByRole('table', { name: 'My businesses' })
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Rao Foods 0', 'Asha Foods 1'])
  await userEvent.click(within(table).getByRole('button', { name: 'Business name' }))
  expect(names()).toEqual(['Asha Foods 1', 'Rao Foods 0'])
  expect(within(table).getByRole('columnheader', { name: 'Business name' }).ariaSort).toBe('ascending')
  await userEvent.click(within(table).getByRole('button', { name: 'Services' }))
  expect(names()).toEqual(['Rao Foods 0', 'Asha Foods 1'])
  await userEvent.click(within(table).getByRole('button', { name: 'Services' }))
  expect(names()).toEqual(['Asha Foods 1', 'Rao Foods 0'])
})

it('a table of which more can be read is not sorted', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  portal.use(onCall(listUserBusinesses, () => HttpResponse.json(make(businessesPerPage, 'New'))))
  renderApp(<BusinessesScreen />)
  const table = await screen.findByRole('table', { name: 'My businesses' })
  expect(within(table).queryByRole('button')).toBeNull()
})

it('[BZ-01] a second business of the same name is asked about once', async () => {
  const names: unknown[] = []
  portal.use(
    onCall(listUserBusinesses, () => HttpResponse.json(make(1, 'Rao Foods'))),
    onCall(createBusiness, async ({ request }) => {
      const { name_of_firm } = (await request.json()) as { name_of_firm: string }
      names.push(name_of_firm)
      const id = crypto.randomUUID()
      return done('', { business_id: id, data: { id, name_of_firm, user_id: customerId } })
    }),
  )
  renderApp(<BusinessesScreen />)
  await screen.findByText('Rao Foods 0')
  await userEvent.click(screen.getByRole('button', { name: 'New business' }))
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const name = await screen.findByLabelText(/^Business name/)
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(name))
  await userEvent.type(name, 'Rao foods 0')
  await submit()
  await screen.findByText('You already have a business of this name')
  expect(names).toEqual([])
  await submit()
  await waitFor(() => expect(names).toEqual(['Rao foods 0']))
})

it('[BZ-01] a business that is renamed is not told of itself, but of another of that name', async () => {
  const [business, other] = make(2, 'asha stores')
  if (!business || !other) throw new Error('made none')
  const names: unknown[] = []
  portal.use(
    onCall(listUserBusinesses, ({ request }) => {
      const name = new URL(request.url).searchParams.get('name_of_firm')?.toLowerCase()
      const all = [business, other]
      return HttpResponse.json(name ? all.filter(({ name_of_firm }) => name_of_firm === name) : all)
    }),
    onCall(updateBusiness, async ({ request }) => {
      const { name_of_firm } = (await request.json()) as { name_of_firm: string }
      names.push(name_of_firm)
      return done('', { data: { id: business.id, name_of_firm, user_id: customerId } })
    }),
  )
  renderApp(
    <>
      <BusinessHeader business={business} />
      <BusinessesScreen />
    </>,
  )
  await screen.findByText(other.name_of_firm)
  const rename = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Business Name' }))
    const field = await screen.findByLabelText(/^Business name/)
    await userEvent.clear(field)
    await userEvent.type(field, name)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  await rename('Asha Stores 0')
  await waitFor(() => expect(names).toEqual(['Asha Stores 0']))
  await rename('Asha Stores 1')
  await screen.findByText('You already have a business of this name')
  expect(names).toEqual(['Asha Stores 0'])
})
