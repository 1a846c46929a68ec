import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

function ChannelScreen({ keepMounted = false }: { keepMounted?: boolean }) {
  const [channel, setChannel] = useState<'sms' | 'email' | 'whatsapp'>('sms')
  return (
    <Tabs
      label="Channel"
      value={channel}
      onValueChange={setChannel}
      keepMounted={keepMounted}
      items={[
        { value: 'sms', label: 'SMS', dotLabel: 'code sent', panel: <input aria-label="SMS code" /> },
        { value: 'email', label: 'Email', panel: <p>Email panel</p> },
        { value: 'whatsapp', label: 'WhatsApp', panel: <p>WhatsApp panel</p> },
      ]}
    />
  )
}

it('shows the panel of the tab that is pressed', async () => {
  render(<ChannelScreen />)
  await userEvent.click(screen.getByRole('tab', { name: 'Email' }))
  expect(screen.getByRole('tabpanel', { name: 'Email' }).textContent).toBe('Email panel')
  expect(screen.queryByLabelText('SMS code')).toBeNull()
})

it('moves between tabs with the arrow keys', async () => {
  const user = userEvent.setup()
  render(<ChannelScreen />)
  await user.click(screen.getByRole('tab', { name: /SMS/ }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'WhatsApp' }).getAttribute('aria-selected')).toBe('true')
})

it('the keyboard goes on from the tab to what is in its panel, without a stop at the panel', async () => {
  const user = userEvent.setup()
  render(<ChannelScreen />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /SMS/ }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('SMS code'))
})

it('marks only the tab with a dot, and says what it means', () => {
  render(<ChannelScreen />)
  expect(screen.getByRole('tab', { name: 'SMS code sent' })).toBeDefined()
  expect(screen.getAllByText('code sent')).toHaveLength(1)
})

it('keeps what was typed in a panel that is kept mounted', async () => {
  const user = userEvent.setup()
  render(<ChannelScreen keepMounted />)
  await user.type(screen.getByLabelText('SMS code'), '123')
  await user.click(screen.getByRole('tab', { name: 'Email' }))
  await user.click(screen.getByRole('tab', { name: /SMS/ }))
  expect(screen.getByLabelText<HTMLInputElement>('SMS code').value).toBe('123')
})
