import { expect, it } from 'vitest'
import { compileTexts } from './compile-texts.ts'
import { compileTextsModule } from './compile-texts-module.ts'
import { listParams } from './list-params.ts'

const source = {
  plain: "Don't '{'press'}'",
  step: 'Step {step} of {all}',
  due: '{count, plural, =0 {Nothing} one {One filing} other {{count} filings}}',
}

it('gives a text as it is, and one with parameters as a function', () => {
  const { plain, step, due } = compileTexts(source, 'en')
  expect(plain).toBe("Don't {press}")
  expect(typeof step === 'function' && step({ step: 1, all: 3 })).toBe('Step 1 of 3')
  const counts = [0, 1, 1500].map((count) => typeof due === 'function' && due({ count }))
  expect(counts).toEqual(['Nothing', 'One filing', '1500 filings'])
})

it('knows the plural rules of a language, and takes those of English where CLDR has none', () => {
  const texts = (language: string) => compileTexts({ n: '{n, plural, one {one} other {other}}' }, language).n
  const zero = (language: string) => {
    const text = texts(language)
    return typeof text === 'function' && text({ n: 0 })
  }
  expect([zero('en'), zero('hi'), zero('qps')]).toEqual(['other', 'one', 'other'])
})

it('makes a module for the browser that says the same', () => {
  const module = compileTextsModule(source, 'en')
  expect(module).toContain('"plain":"Don\'t {press}"')
  expect(module).toContain('"Step " + d.step + " of " + d.all')
  expect(module).not.toContain('messageformat/core')
})

it('names the parameters and what they are for, and refuses what is formatted before', () => {
  const text = '{a} {n, plural, one {{b}} other {}} {s, select, x {1} other {2}}'
  expect(Object.fromEntries(listParams(text))).toEqual({ a: 'value', n: 'number', b: 'value', s: 'select' })
  expect(() => listParams('{day, date, short}')).toThrow('{day, date} is not supported')
})
