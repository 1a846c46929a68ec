import { type HelpContact, readHelp } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../testing/fake-portal.ts'
import { openApp } from '../../testing/open-app.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { SupportScreen } from './support-screen.tsx'

const hours: HelpContact['hours'] = { from_day: 1, to_day: 5, opens: '09:00', closes: '18:00' }

it('a guest finds phone, WhatsApp and hours, and short answers', async () => {
  answer(readHelp, {
    success: true,
    data: { phone_number: '+918022334455', whatsapp_number: '+919876543210', hours },
  })
  openApp('/help')
  const phone = await screen.findByRole('link', { name: 'Call +91 80223 34455' })
  expect(phone.getAttribute('href')).toBe('tel:+918022334455')
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp +91 98765 43210' })
  expect(whatsapp.getAttribute('href')).toBe('https://wa.me/919876543210')
  expect(screen.getByText(/^Monday to Friday, 9:00.AM to 6:00.PM \(India\)$/)).toBeTruthy()
  expect(screen.getByText('No OTP arrives')).toBeTruthy()
})

it('without numbers nothing is shown in their place', async () => {
  answer(readHelp, { success: true, data: { phone_number: null, whatsapp_number: null, hours } })
  openApp('/help')
  await screen.findByText('No OTP arrives')
  expect(screen.queryByRole('link', { name: /Call|WhatsApp/ })).toBeNull()
})

it('the customer finds them above the tickets, with the hours', async () => {
  answer(readHelp, { success: true, data: { phone_number: '+918022334455', whatsapp_number: null, hours } })
  renderApp(<SupportScreen />)
  expect(await screen.findByRole('link', { name: 'Call +91 80223 34455' })).toBeTruthy()
  expect(screen.getByText(/^Monday to Friday/)).toBeTruthy()
})

it('the foot of a guest page says who runs the portal and who hears complaints', async () => {
  openApp('/help')
  expect(await screen.findByText('Sanad Services, Pune · care@sanad.example')).toBeTruthy()
  expect(
    screen.getByText(/^Grievance officer: Ravi Kulkarni · \+91 80223 34456.* 48 hours.* one month\.$/),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Who we are' }).getAttribute('href')).toBe('/user/about')
})
