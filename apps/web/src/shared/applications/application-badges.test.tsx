import type { NextStep } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { ApplicationBadges } from './application-badges.tsx'

type Step = Pick<NextStep, 'turn' | 'next'>

const show = (status: string, nextStep: Step) =>
  renderApp(<ApplicationBadges status={status} nextStep={nextStep} />)
const toneOf = (label: string) => screen.getByText(label).closest<HTMLElement>('[data-tone]')?.dataset.tone

it('says in amber that it is the customer’s turn, beside the specified status', () => {
  show('processing', { turn: 'you', next: 'replace_document' })
  expect(toneOf('Your turn')).toBe('yellow')
  expect(toneOf('On Going')).toBe('green')
})

it('says nothing of a turn while others work', () => {
  show('processing', { turn: 'us', next: 'wait_for_us' })
  expect(screen.getByText('On Going')).toBeTruthy()
  expect(screen.queryByText('Your turn')).toBeNull()
})

it('a payment that the bank is confirming is not pending', () => {
  show('pending', { turn: 'us', next: 'confirm_payment' })
  expect(toneOf('Confirming Payment')).toBe('blue')
  expect(screen.queryByText('Payment Pending')).toBeNull()
})

it('a payment that staff look into is not pending', () => {
  show('pending', { turn: 'us', next: 'check_payment' })
  expect(toneOf('Checking Payment')).toBe('blue')
})
