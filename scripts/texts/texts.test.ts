import { expect, it } from 'vitest'
import { checkTexts } from './check-texts.ts'
import { findTextProblems } from './find-text-problems.ts'
import { findWordingProblems } from './find-wording-problems.ts'
import { moduleOf } from './module-of.ts'

it('every language says what English says, and what is written from the texts is as they are', async () => {
  expect(await checkTexts()).toEqual([])
})

it('finds a missing key where none may be missing, an unknown one, other parameters and a wrong syntax', () => {
  const english = { title: 'Hello', step: 'Step {step} of {all}', due: '{n, plural, one {1} other {{n}}}' }
  expect(findTextProblems(english, { language: 'hi', texts: {}, isComplete: false })).toEqual([])
  expect(findTextProblems(english, { language: 'hi', texts: {}, isComplete: true })).toEqual([
    'title: is missing',
    'step: is missing',
    'due: is missing',
  ])
  const wrong = { title: ' ', step: 'चरण {step}', due: '{n, plural, one {1}}', extra: 'x' }
  const few = { due: '{n, plural, few {1} other {{n}}}' }
  expect(findTextProblems(english, { language: 'hi', texts: wrong, isComplete: false })).toEqual([
    'extra: English has no such text',
    'title: is empty',
    'step: has the parameters (step), English has (all, step)',
    'due: {n} has no case other',
  ])
  expect(findTextProblems(english, { language: 'hi', texts: few, isComplete: false })).toEqual([
    expect.stringMatching(/^due: .*few/),
  ])
})

it('finds a Hindi word with a nukta that the house does not write', () => {
  const texts = { self: 'आप खुद भर सकते हैं', law: 'कर का क़ानून', document: 'कागज़ और फ़ाइल' }
  const english = { self: 'You can fill it in yourself', law: 'The tax law', document: 'Papers and file' }
  expect(findTextProblems(english, { language: 'hi', texts, isComplete: true })).toEqual([
    'law: spells क़ानून with a nukta under क, ख or ग',
  ])
})

it('finds words that the house does not write, but not in a published notice', () => {
  const english = { resumed: 'Work goes on', login: 'Log in' }
  const hindi = { resumed: 'काम फिर शुरू हुआ', login: 'साइन-इन करें' }
  const find = (language: string, texts: typeof english, name = 'web/x') =>
    findWordingProblems({ language, name, texts, english })
  expect(find('en', english)).toEqual(['resumed: says “goes on”'])
  expect(find('hi', hindi)).toEqual(['login: says “साइन-इन”'])
  expect(find('hi', hindi, 'notices/privacy-1')).toEqual([])
})

it('finds a text that ends in an ellipsis, which is for what is under way and for buttons that ask more', () => {
  const english = {
    saving: 'Saving…',
    hint: 'Owner, partner…',
    cut: 'Regis..',
    busy: 'Saving...',
    reject: 'Reject…',
    done: 'Saved.',
  }
  const hindi = {
    saving: 'सहेजा जा रहा है…',
    hint: 'मालिक, भागीदार…',
    done: '{n, plural, one {हुआ…} other {हुआ}}',
  }
  const name = 'desk/review'
  expect(findWordingProblems({ language: 'en', name, texts: english, english })).toEqual([
    'hint: ends in “…”',
    'cut: ends in “..”',
    'busy: ends in “..”',
  ])
  expect(findWordingProblems({ language: 'hi', name, texts: hindi, english })).toEqual([
    'hint: ends in “…”',
    'done: ends in “…”',
  ])
})

it('types a text by its parameters', () => {
  const module = moduleOf('web/two-words', {
    title: 'Hello',
    'a-b': '{n, plural, one {1 of {all}} other {{n} of {all}}}',
  })
  expect(module).toContain('export interface TwoWordsTexts')
  expect(module).toContain('readonly title: string')
  expect(module).toContain("readonly 'a-b': (params: { n: number; all: Value }) => string")
  expect(module).toContain(
    "export const twoWordsMessages = defineMessages<TwoWordsTexts>('web/two-words', english)",
  )
})
