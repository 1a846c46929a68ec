import { messagesIn } from '@sanad/texts/browser'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { expect, it } from 'vitest'
import { missingWords } from './missing-words.ts'
import { nextStepText } from './next-step-text.ts'

type Progress = Parameters<typeof nextStepText>[0]

const text = (
  next: Progress['next_step']['next'],
  title: string | null = null,
  paid_back: Progress['paid_back'] = null,
) =>
  nextStepText(
    {
      next_step: { turn: 'you', next, stage_id: null },
      paid_back,
      next_stage_title: title,
      pending_items: 3,
      pending_documents: 1,
    },
    messagesIn(applicationMessages, 'en'),
  )

it('says the one thing to do, or what is waited for', () => {
  expect(text('pay')).toBe('Pay the fee to begin')
  expect(text('pay_stage', 'Filing')).toBe('Pay for “Filing”')
  expect(text('provide_information')).toBe('Provide 1 document and 2 answers')
  expect(text('wait_for_department', 'Inspection')).toBe('With the department: Inspection')
  expect(text('check_payment')).toBe('We are looking into your payment')
  expect(text('confirm_payment')).toBe('We are confirming your payment')
})

it('says what is missing by its kind', () => {
  const texts = messagesIn(applicationMessages, 'en')
  expect(missingWords({ pending_items: 2, pending_documents: 0 }, texts)).toBe('2 answers')
  expect(missingWords({ pending_items: 1, pending_documents: 1 }, texts)).toBe('1 document')
  expect(missingWords({ pending_items: 2 }, texts)).toBe('2 items')
  expect(missingWords({ pending_items: 16, pending_documents: 6, form_missing: true }, texts)).toBe(
    '6 documents, 10 answers and the application form',
  )
  expect(missingWords({ pending_items: 2, pending_documents: 2, form_missing: true }, texts)).toBe(
    '2 documents and the application form',
  )
  const hindi = messagesIn(applicationMessages, 'hi')
  expect(missingWords({ pending_items: 3, pending_documents: 2 }, hindi)).toBe('2 दस्तावेज़ और 1 जवाब')
})

it('says that the form is to be filled in, which the next step does not name', () => {
  const next_step = { turn: 'you', next: 'wait_for_us', stage_id: 'last', form_due: true } as const
  const progress = { next_step, paid_back: null, next_stage_title: 'Handover', pending_items: 0 }
  const texts = messagesIn(applicationMessages, 'en')
  expect(nextStepText(progress, texts)).toBe('Fill in the application form')
  expect(nextStepText({ ...progress, client_status: 'on_hold' }, texts)).toBe('Paused: nothing to do for now')
})

it('names the amount that is due, as the payments do', () => {
  const due = (next: 'pay' | 'pay_stage', next_stage_title: string | null) =>
    nextStepText(
      {
        next_step: { turn: 'you', next, stage_id: null },
        amount_due: 15_000,
        paid_back: null,
        next_stage_title,
        pending_items: 0,
      },
      messagesIn(applicationMessages, 'en'),
    )
  expect(due('pay', null)).toBe('Pay ₹15,000 to begin')
  expect(due('pay', 'Initial payment')).toBe('Pay ₹15,000 to begin')
  expect(due('pay_stage', 'Filing')).toBe('Pay ₹15,000 for “Filing”')
})

it('an application whose money went back is closed, not done', () => {
  expect(text('none')).toBe('Everything is done')
  const all = { amount: 15_000, of: 15_000 }
  expect(text('wait_for_refund', null, all)).toBe('Your refund is on its way')
  expect(text('none', null, all)).toBe('Your money was paid back and the application is closed')
})

it('a completed application says what it gave, in the words of its language', () => {
  const given = (deliverable_kind: Progress['deliverable_kind'], language: 'en' | 'hi' = 'en') =>
    nextStepText(
      {
        next_step: { turn: 'nobody', next: 'none', stage_id: null },
        ...{ paid_back: null, next_stage_title: null, pending_items: 0, deliverable_kind },
      },
      messagesIn(applicationMessages, language),
    )
  expect(given('certificate')).toBe('Your certificate is ready')
  expect(given('letter')).toBe('Your letter is ready')
  expect(given('acknowledgement')).toBe('Your acknowledgement is ready')
  expect(given(undefined)).toBe('Everything is done')
  expect(given('certificate', 'hi')).toBe('आपका प्रमाणपत्र तैयार है')
  expect(given('acknowledgement', 'hi')).toBe('आपकी पावती तैयार है')
})

it('an application that was closed with a part of the money kept says how much went back', () => {
  const aPart = { amount: 12_000, of: 15_000 }
  expect(text('wait_for_refund', null, aPart)).toBe('Your refund is on its way')
  expect(text('none', null, aPart)).toBe('₹12,000 of ₹15,000 were paid back, and the application is closed')
})
