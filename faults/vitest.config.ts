import { defineProject } from 'vitest/config'

/** A configuration of its own: the faults are no part of `npm test` (docs/adr/0048-faults-apart.md). */
export default defineProject({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    environment: 'node',
    exclude: ['cluster/**', 'node_modules/**'],
    isolate: false,
    restoreMocks: true,
    // Whole processes are started and killed, several times in a test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
