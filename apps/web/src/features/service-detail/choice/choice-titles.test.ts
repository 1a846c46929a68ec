import type { DynamicFormView } from '@sanad/contracts'
import { chooseNested, choosePrimary, chooseSub, NO_SELECTION } from '@sanad/domain'
import { expect, it } from 'vitest'
import { missingChoiceTitle, optionsOf } from './choice-titles.ts'

const option = (id: string, fee: number | null = null) => ({
  id,
  label: id,
  description: '',
  points: [],
  fee,
})
const form: DynamicFormView = {
  title: { primaryTitle: 'Type', subTitle: 'Situation', nestedTitle: 'Centres' },
  Options: [
    { ...option('renewal', 100), subOptions: [] },
    {
      ...option('new'),
      subOptions: [
        { ...option('company'), nestedOptions: [option('few', 200), option('many', 300)] },
        { ...option('start-up', 150), nestedOptions: [] },
      ],
    },
  ],
}
const reqDocuments = { note: null, dynamic_form: form, is_dynamic_form: true, isDisplaySubpoints: false }
const missing = (selection: Parameters<typeof missingChoiceTitle>[1]) =>
  missingChoiceTitle({ reqDocuments }, selection)

it('[DY-04] names the choice that is still to be made, level by level', () => {
  const isNew = choosePrimary('new')
  expect(missing(NO_SELECTION)).toBe('Type')
  expect(missing(isNew)).toBe('Situation')
  expect(missing(chooseSub(isNew, 'company'))).toBe('Centres')
  expect(missing(chooseNested(chooseSub(isNew, 'company'), 'few'))).toBeUndefined()
})

it('[DY-03] asks no further where a level has no options below', () => {
  expect(missing(choosePrimary('renewal'))).toBeUndefined()
  expect(missing(chooseSub(choosePrimary('new'), 'start-up'))).toBeUndefined()
})

it('offers only the options below what is chosen', () => {
  const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id)
  const offered = optionsOf(form, chooseSub(choosePrimary('new'), 'company'))
  expect(ids(offered.sub)).toEqual(['company', 'start-up'])
  expect(ids(offered.nested)).toEqual(['few', 'many'])
  expect(optionsOf(form, choosePrimary('renewal')).sub).toEqual([])
})
