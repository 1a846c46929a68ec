import type { FormField } from '@sanad/contracts'
import { messagesIn } from '@sanad/texts/browser'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { expect, it } from 'vitest'
import { problemTexts } from './problem-texts.ts'

const field: FormField = {
  field_id: 'village',
  label: 'Village',
  field_title: 'Village',
  help: '',
  input_type: 'text',
  options: [],
  identifier: null,
  max_length: 60,
  required: true,
  secret: false,
  read_only: false,
  asked: true,
  only_if: null,
  value: '',
}

it('what is too long says how long it may be; everything else has its own words', () => {
  const problems = [{ fieldId: 'village', reason: 'too_long' }] as const
  expect(problemTexts(problems, [field], messagesIn(fieldReasonsMessages, 'en'))).toEqual({
    village: 'This is too long: at most 60 characters.',
  })
  expect(
    problemTexts([{ fieldId: 'village', reason: 'empty' }], [field], messagesIn(fieldReasonsMessages, 'hi')),
  ).toEqual({
    village: 'कृपया इसे भरें।',
  })
})

it.each([
  ['radio', 'Please choose one of the options.'],
  ['select', 'Please choose one of the options.'],
  ['state', 'Please choose a state.'],
  ['date', 'Please fill this in.'],
] as const)('what is missing of a %s is asked for as it is given', (input_type, words) => {
  const problems = [{ fieldId: 'village', reason: 'empty' }] as const
  const texts = messagesIn(fieldReasonsMessages, 'en')
  expect(problemTexts(problems, [{ ...field, input_type }], texts)).toEqual({ village: words })
})
