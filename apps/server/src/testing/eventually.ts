import { vi } from 'vitest'

/** Waits until a check holds; a busy machine may take long over what it does in milliseconds otherwise. */
export function eventually<T>(check: () => Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 10_000 })
}
