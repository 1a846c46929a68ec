import { defineConfig } from 'vitest/config'

const node = (name: string, root: string) => ({ test: { name, root, environment: 'node' as const } })
const browser = (name: string, root: string, setupFiles: string[]) => ({
  test: {
    name,
    root,
    environment: 'jsdom' as const,
    setupFiles,
    // Class names stay readable, so that a failing test's markup can be read.
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
})

export default defineConfig({
  test: {
    projects: [
      node('domain', 'packages/domain'),
      node('contracts', 'packages/contracts'),
      {
        test: {
          ...node('server', 'apps/server').test,
          globalSetup: [`${import.meta.dirname}/scripts/testing/postgres-for-tests.ts`],
        },
      },
      node('gateway', 'apps/gateway'),
      browser('ui', 'packages/ui', []),
      browser('web', 'apps/web', []),
      node('scripts', 'scripts'),
    ],
  },
})
