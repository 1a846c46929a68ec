import { fileProblems } from '@sanad/contracts'
import { expect, it } from 'vitest'
import { errorText } from './portal-error-text.ts'

const refused = (reason: string) => ({
  code: 'file_content_refused',
  message: 'This file is refused.',
  reason,
})

it('[F-27] why a file is refused is told in Hindi as well, for each reason in words of its own', () => {
  const told = Object.keys(fileProblems).map((reason) => errorText(refused(reason), '', 'hi'))
  expect(new Set(told).size).toBe(Object.keys(fileProblems).length)
  expect(errorText(refused('script'), '', 'hi')).toContain('स्क्रिप्ट')
  expect(errorText(refused('script'), '', 'en')).toBe('This file is refused.')
})

it('a reason that is not known yet is told by its code', () => {
  expect(errorText(refused('newer'), '', 'hi')).toContain('स्वीकार नहीं हो सकती')
})
