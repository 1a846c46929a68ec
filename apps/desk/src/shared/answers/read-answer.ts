import type { ServiceApplication } from '@sanad/contracts'
import { groupedNumber } from '@sanad/domain'
import type { Language } from '@sanad/texts'
import { formatDate } from '@sanad/web-kit'

type Field = Pick<ServiceApplication['fieldList'][number], 'input_type' | 'options'>
export type Given = ServiceApplication['submittedFields'][number]['value'] | undefined

interface Reading {
  readonly states: ReadonlyMap<string, string>
  readonly language: Language
}

/** An answer as it is read beside the paper: the labels of choices, the name of a State, a date as papers have it, a number in lakhs and crores. */
export function readAnswer(
  { input_type: type, options }: Field,
  given: Given,
  { states, language }: Reading,
): string {
  const words = [given ?? []].flat().map((value) => {
    if (type === 'state') return states.get(value) ?? value
    if (type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language)
    if (type === 'number') return groupedNumber(value)
    return options.find((option) => option.value === value)?.label ?? value
  })
  return words.join(', ')
}
