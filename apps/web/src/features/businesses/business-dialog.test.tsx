import { addBusinessName, listUserBusinesses, updateApplicationBusiness } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { applicationId, customerId, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done, paidOf, problem } from '../../testing/serve-application.ts'
import { BusinessDialog } from './business-dialog.tsx'

const stores = {
  id: '0190b3c8-7b1e-7c3a-9d52-00000000000b',
  name_of_firm: 'Asha Stores',
  user_id: customerId,
  applications: 0,
  created_at: '2026-11-20T10:00:00.000Z',
}
const unnamed = { ...stores, id: '0190b3c8-7b1e-7c3a-9d52-00000000000c', name_of_firm: '' }

const without = makeServiceApplication({ serviceDetails: { business_id: null, name_of_firm: null } })

function open({ businesses = [stores, unnamed], application = without } = {}) {
  portal.use(
    onCall(listUserBusinesses, ({ request }) => {
      const name = new URL(request.url).searchParams.get('name_of_firm')
      return HttpResponse.json(
        businesses.filter(({ name_of_firm }) => name === null || name === name_of_firm),
      )
    }),
  )
  let isOpen = true
  const setOpen = (next: boolean) => {
    isOpen = next
  }
  const dialog = <BusinessDialog application={application} open onOpenChange={setOpen} />
  return { ...renderApp(dialog), isOpen: () => isOpen }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('[BZ-02] a name that another business has leads to that one, on whichever page of the list it is', async () => {
  open()
  portal.use(
    onCall(listUserBusinesses, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const isFound = searchParams.has('name_of_firm') || searchParams.has('id')
      return HttpResponse.json([isFound ? stores : unnamed])
    }),
  )
  await screen.findByRole('radio', { name: 'Unnamed Business' })
  await userEvent.click(screen.getByRole('tab', { name: '+ New' }))
  await userEvent.type(screen.getByLabelText(/^Business name/), 'Asha Stores')
  await press('Submit')
  await screen.findByText('You already have a business of this name')
  await press('Use the one I have')
  const radio: HTMLInputElement = await screen.findByRole('radio', { name: 'Asha Stores' })
  expect(radio.checked || radio.getAttribute('aria-checked') === 'true').toBe(true)
})

describe('browsing', () => {
  it('[BZ-02] [BZ-03] asks for one of the businesses, then saves it', async () => {
    const saved: unknown[] = []
    portal.use(
      onCall(
        updateApplicationBusiness,
        async ({ request }) => {
          saved.push(await request.json())
          return done()
        },
        { params: { id: applicationId } },
      ),
    )
    const { toasts, isOpen } = open()
    expect(screen.getByRole('heading', { name: 'Add Business' })).toBeTruthy()
    expect(screen.getByText('No business selected for this service')).toBeTruthy()
    expect(screen.getByText('You need to select or create a business to continue')).toBeTruthy()
    expect(await screen.findByRole('radio', { name: 'Unnamed Business' })).toBeTruthy()
    await press('Save')
    expect(screen.getByText('Please select a business.')).toBeTruthy()
    const [first] = screen.getAllByRole('radio')
    await waitFor(() => expect(document.activeElement).toBe(first))
    await userEvent.click(screen.getByRole('radio', { name: 'Asha Stores' }))
    await press('Save')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(saved).toEqual([{ business_id: stores.id }])
    expect(toasts()).toEqual(['success: Business updated successfully!'])
  })

  it('[BZ-02] says that there are none, and is named after what it does', async () => {
    const application = makeServiceApplication({ serviceDetails: { name_of_firm: 'Asha Stores' } })
    open({ businesses: [], application })
    expect(screen.getByRole('heading', { name: 'Edit Business Name' })).toBeTruthy()
    expect(await screen.findByText('No businesses found')).toBeTruthy()
  })

  it('[BZ-05] tells a failure to save, and keeps what was chosen', async () => {
    portal.use(
      onCall(updateApplicationBusiness, () => problem(500, 'internal', ''), {
        params: { id: applicationId },
      }),
    )
    const { toasts, isOpen } = open()
    await userEvent.click(await screen.findByRole('radio', { name: 'Asha Stores' }))
    await press('Save')
    await waitFor(() => expect(toasts()).toEqual(['error: Failed to update business.']))
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('radio', { name: 'Asha Stores' })).toHaveProperty('checked', true)
  })

  it('[BZ-05] tells that the list could not be read', async () => {
    const { toasts } = open()
    portal.use(onCall(listUserBusinesses, () => problem(500, 'internal', '')))
    expect(await screen.findByRole('heading', { name: 'Failed to fetch businesses' })).toBeTruthy()
    expect(toasts()).toEqual([])
  })

  it('[BZ-04] a page that does not know yet that it was paid is told by the server', async () => {
    const message = 'Business cannot be changed after payment completion.'
    portal.use(
      onCall(updateApplicationBusiness, () => problem(409, 'business_locked', message), {
        params: { id: applicationId },
      }),
    )
    const { toasts, isOpen } = open()
    await userEvent.click(await screen.findByRole('radio', { name: 'Asha Stores' }))
    await press('Save')
    await waitFor(() => expect(toasts()).toEqual([`error: ${message}`]))
    expect(isOpen()).toBe(true)
  })

  it('[BZ-04] paid while it is open, nothing can be changed any more, and it says why', async () => {
    open({ application: paidOf(makeServiceApplication()) })
    expect(screen.getByText('Business cannot be changed after payment completion.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(await screen.findByRole('radio', { name: 'Asha Stores' })).toHaveProperty('disabled', true)
  })
})

describe('a new business', () => {
  const goToNew = () => userEvent.click(screen.getByRole('tab', { name: '+ New' }))

  it('[BZ-03] [BZ-05] needs a name that is not blank, then is added and assigned', async () => {
    const bodies: unknown[] = []
    portal.use(
      onCall(addBusinessName, async ({ request }) => {
        bodies.push(await request.json())
        return done('', { business_id: stores.id })
      }),
      onCall(
        updateApplicationBusiness,
        async ({ request }) => {
          bodies.push(await request.json())
          return done()
        },
        { params: { id: applicationId } },
      ),
    )
    const { toasts, isOpen } = open({ businesses: [] })
    await goToNew()
    await userEvent.type(screen.getByLabelText(/Business name/), '   ')
    await press('Submit')
    expect(screen.getByText('Please enter a valid business name.')).toBeTruthy()
    const name = screen.getByLabelText(/Business name/)
    await waitFor(() => expect(document.activeElement).toBe(name))
    await userEvent.type(screen.getByLabelText(/Business name/), 'Asha Stores ')
    await press('Submit')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(bodies).toEqual([{ name_of_firm: 'Asha Stores', user_id: customerId }, { business_id: stores.id }])
    expect(toasts()).toEqual(['success: Business added successfully!'])
  })

  it('[BZ-02] [BZ-05] a failure keeps the name; Back leads to the list', async () => {
    portal.use(onCall(addBusinessName, () => problem(500, 'internal', '')))
    const { toasts } = open()
    await goToNew()
    await userEvent.type(screen.getByLabelText(/Business name/), 'Asha Mills')
    await press('Submit')
    await waitFor(() => expect(toasts()).toEqual(['error: Failed to add business']))
    expect(screen.getByLabelText(/Business name/)).toHaveProperty('value', 'Asha Mills')
    await press('Back')
    expect(await screen.findByRole('radio', { name: 'Asha Stores' })).toBeTruthy()
  })
})
