import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** How long it took says something about the machine, not about the product. */
const timings = /Middleware took \d+ms, which is more than the warning threshold/

const written: string[] = []
const expected: RegExp[] = []

/** Says that this test makes the product write this to the console, and asserts that it does. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

/** A setup file: an error or a warning in the console that no test expects fails the test. */
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = format(...parts)
      if (!timings.test(text)) written.push(text)
    })
  }
})

afterEach(() => {
  const unexpected = written.filter((text) => !expected.some((pattern) => pattern.test(text)))
  const missing = expected.filter((pattern) => !written.some((text) => pattern.test(text)))
  written.length = 0
  expected.length = 0
  vi.mocked(console.error).mockRestore()
  vi.mocked(console.warn).mockRestore()
  expect(unexpected, 'in the console, and not expected').toEqual([])
  expect(missing, 'expected in the console, and not there').toEqual([])
})
