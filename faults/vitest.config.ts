import { defineProject } from 'vitest/config'

/** Its own configuration: `npm test` runs the faults beside all other tests, in a process of their own. */
export default defineProject({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    environment: 'node',
    isolate: false,
    restoreMocks: true,
    // Whole processes are started and killed, several times in a test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
