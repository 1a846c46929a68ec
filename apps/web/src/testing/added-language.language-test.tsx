import { isLanguage, type Language, languages } from '@sanad/texts'
import { messagesIn } from '@sanad/texts/browser'
import { loginMessages } from '@sanad/texts/web/login'
import { registrationMessages } from '@sanad/texts/web/registration'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { NotificationChoices } from '../features/profile/notification-choices.tsx'
import { openApp } from './open-app.tsx'
import { renderApp } from './render-app.tsx'

// The compiler knows the languages of texts/languages.json; this one is added for the test.
const added = 'ta-Taml' as Language

it('a language that is added by data is a language, with its gaps in English', () => {
  expect(languages).toContain('ta-Taml')
  expect(isLanguage('ta-Taml')).toBe(true)
  const texts = messagesIn(loginMessages, added)
  expect(texts.title({ brand: 'Sanad' })).toBe('தமிழ் Log in to Sanad')
  expect(texts.lead).toBe(messagesIn(loginMessages, 'en').lead)
  expect(messagesIn(registrationMessages, added)).toEqual(messagesIn(registrationMessages, 'en'))
})

it('the login is shown in it, and can be left for another language and entered again', async () => {
  openApp('/', { language: added })
  await screen.findByRole('heading', { name: 'தமிழ் Log in to Sanad' })
  screen.getByText('Enter your mobile number. We will send you a one-time password.')
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }))
  await screen.findByRole('heading', { name: 'सनद में लॉगिन करें' })
  await userEvent.click(screen.getByRole('button', { name: 'தமிழ்' }))
  await screen.findByRole('heading', { name: 'தமிழ் Log in to Sanad' })
})

it('the profile offers it for messages, and not one that translators still work on', () => {
  const verified = { sms: true, email: true, whatsapp: true }
  renderApp(
    <NotificationChoices preferences={{ choices: [], verified, language: 'en', reminder_days: [] }} />,
  )
  const choice = screen.getByRole('combobox', { name: 'Language of messages' })
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'English',
    'हिन्दी',
    'தமிழ்',
  ])
})
