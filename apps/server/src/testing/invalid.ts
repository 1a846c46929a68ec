import { expect } from 'vitest'

/** What a request is answered that a schema refuses with these words: they stand in the issues alone. */
export function invalid(words: string) {
  return {
    status: 400,
    code: 'invalid_request',
    message: 'Invalid data provided',
    issues: expect.arrayContaining([expect.objectContaining({ message: words })]),
  }
}
