import { join } from 'node:path'
import { defineProject } from 'vitest/config'

/** Apart from the other faults: needs root and Debian, as its machines are network namespaces. */
export default defineProject({
  test: {
    name: 'cluster',
    root: join(import.meta.dirname, 'cluster'),
    environment: 'node',
    isolate: false,
    fileParallelism: false,
    // A lost primary is waited for as long as in production.
    testTimeout: 240_000,
    hookTimeout: 180_000,
  },
})
