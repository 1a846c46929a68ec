import { messagesIn } from '@sanad/texts/browser'
import { paymentMessages } from '@sanad/texts/web/payment'
import { expect, it } from 'vitest'
import { phaseText } from './phase-text.ts'

const phases = ['initialising', 'creating_session', 'loading_gateway', 'verifying'] as const

it.each(['en', 'hi'] as const)(
  'what the pay button says stays on one line of a narrow bar, in %s',
  (language) => {
    const texts = messagesIn(paymentMessages, language)
    const said = phases.map((phase) => phaseText({ kind: 'running', phase, scope: 'full' }, texts))
    expect(said.filter((text) => text.length > 18)).toEqual([])
  },
)
