import { describe, expect, it } from 'vitest'
import type { DynamicForm } from '../catalogue/service-definition.ts'
import { chooseNested, choosePrimary, chooseSub, NO_SELECTION, resolveSelection } from './selection.ts'

const text = (en: string) => ({ en, hi: en })

const form: DynamicForm = {
  title: { primaryTitle: text('Type'), subTitle: text('Size'), nestedTitle: text('Years') },
  options: [
    { id: 'basic', label: text('Basic'), points: [], fee: '84.75', subOptions: [] },
    {
      id: 'state',
      label: text('State'),
      points: [],
      fee: '1',
      subOptions: [
        { id: 'small', label: text('Small'), points: [], fee: '1694.9153', nestedOptions: [] },
        {
          id: 'large',
          label: text('Large'),
          points: [],
          nestedOptions: [
            { id: 'one-year', label: text('1 year'), points: [], fee: '2542.3729' },
            { id: 'free', label: text('No fee given'), points: [] },
          ],
        },
      ],
    },
  ],
}

describe('selection', () => {
  it('[DY-02] choosing a primary option clears the levels below and sets the fee', () => {
    const deep = chooseNested(chooseSub(choosePrimary('state'), 'large'), 'one-year')
    expect(deep).toEqual({ primary: 'state', sub: 'large', nested: 'one-year' })
    expect(chooseSub(deep, 'small')).toEqual({ primary: 'state', sub: 'small', nested: null })
    expect(choosePrimary('basic')).toEqual({ primary: 'basic', sub: null, nested: null })
    expect(resolveSelection(form, choosePrimary('basic'))).toMatchObject({ ok: true, fee: '84.75' })
  })

  it.each([
    ['basic', null, null, '84.75'],
    ['state', 'small', null, '1694.9153'],
    ['state', 'large', 'one-year', '2542.3729'],
  ])('[DY-03] the fee of %s/%s/%s is the deepest option’s', (primary, sub, nested, fee) => {
    const outcome = resolveSelection(form, { primary, sub, nested })
    expect(outcome).toMatchObject({ ok: true, fee })
  })

  it.each([
    [NO_SELECTION, 'primary'],
    [choosePrimary('state'), 'sub'],
    [chooseSub(choosePrimary('state'), 'large'), 'nested'],
  ])('says which level is missing in %j', (selection, missing) => {
    expect(resolveSelection(form, selection)).toEqual({ ok: false, reason: 'selection_incomplete', missing })
  })

  it.each([
    { primary: 'other', sub: null, nested: null },
    { primary: null, sub: 'small', nested: null },
    { primary: 'basic', sub: 'small', nested: null },
    { primary: 'state', sub: 'other', nested: null },
    { primary: 'state', sub: null, nested: 'one-year' },
    { primary: 'state', sub: 'small', nested: 'one-year' },
    { primary: 'state', sub: 'large', nested: 'other' },
    { primary: 'state', sub: 'large', nested: 'free' },
  ])('refuses a choice that the form does not offer: %j', (selection) => {
    expect(resolveSelection(form, selection)).toMatchObject({ ok: false, reason: 'selection_unknown' })
  })
})
