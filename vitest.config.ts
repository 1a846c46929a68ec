import { availableParallelism } from 'node:os'
import { textsPlugin } from '@sanad/texts/vite'
import { defineConfig } from 'vitest/config'
import { addLanguage } from './scripts/testing/added-language.ts'

const shared = {
  // A busy machine may take long over what it does in milliseconds otherwise.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // More than there are cores: tests of the server wait for the database a quarter of their time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
}

// A project that extends this file reads it anew, and adds the language once more; without, it has nothing of `test` below.
const whole = { extends: false as const }

// Our modules keep nothing of their own, so that test files can share them: loading them anew took most of the time.
// What a test spies on, others share as well.
const node = (name: string, root: string) => ({
  ...whole,
  test: { name, root, environment: 'node' as const, isolate: false, restoreMocks: true, ...shared },
})
const browser = (name: string, root: string, setupFiles: string[] = []) => ({
  ...whole,
  plugins: [textsPlugin('all')],
  // Without "exports" in its package, Node's form of it would be taken.
  resolve: {
    alias: { 'tus-js-client': `${import.meta.dirname}/node_modules/tus-js-client/lib.esm/browser/index.js` },
  },
  test: {
    name,
    root,
    environment: 'jsdom' as const,
    // At an address that no portal has: one that runs on jsdom's own would answer what a test does not.
    environmentOptions: { jsdom: { url: 'http://portal.invalid/' } },
    // Each test finds the page as after a reload: pages and modules of their own took two thirds of the time.
    isolate: false,
    setupFiles: [
      `${import.meta.dirname}/packages/testing/src/watch-console.ts`,
      `${import.meta.dirname}/packages/testing/src/fresh-page.ts`,
      `${import.meta.dirname}/packages/testing/src/late-diagnosis.ts`,
      `${import.meta.dirname}/packages/testing/src/patience.ts`,
      ...setupFiles,
    ],
    server: { deps: { inline: ['tus-js-client'] } },
    ...shared,
    // Class names stay readable, so that a failing test's markup can be read.
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
})

const added = addLanguage()
/** Product code in front of texts with a language more: what these tests prove is added by data alone. */
const withAddedLanguage = { include: ['**/*.language-test.{ts,tsx}'] }
const server = (name: string, options: object = {}) => ({
  ...whole,
  test: {
    ...node(name, 'apps/server').test,
    globalSetup: [`${import.meta.dirname}/scripts/testing/postgres-for-tests.ts`],
    ...options,
  },
})
const web = browser('web', 'apps/web', [
  `${import.meta.dirname}/apps/web/src/testing/forget-access-link.ts`,
  `${import.meta.dirname}/packages/testing/src/narrow-screen.ts`,
  `${import.meta.dirname}/apps/web/src/testing/usual-portal.ts`,
])

export default defineConfig({
  test: {
    projects: [
      node('domain', 'packages/domain'),
      node('texts', 'packages/texts'),
      node('branding', 'packages/branding'),
      node('contracts', 'packages/contracts'),
      node('testing', 'packages/testing'),
      server('server'),
      { resolve: { alias: added.alias }, ...server('server-language', withAddedLanguage) },
      // The same money suites once more, with orders opened at the second provider.
      server('server-razorpay', {
        provide: { paymentProvider: 'razorpay' },
        include: [
          'src/features/payments/{ordering,settling,history}/**/*.test.ts',
          'src/features/desk/**/*refunds*.test.ts',
          'src/features/money-documents/issue-documents.test.ts',
        ],
        // These are the same with either provider: pure, or with providers that they name themselves.
        exclude: ['**/{judge-order,switch-provider,verify-payment}.test.ts'],
      }),
      node('gateway', 'apps/gateway'),
      browser('ui', 'packages/ui'),
      browser('web-kit', 'packages/web-kit'),
      web,
      browser('desk', 'apps/desk', [`${import.meta.dirname}/packages/testing/src/narrow-screen.ts`]),
      {
        ...whole,
        plugins: [textsPlugin('all', added.folder)],
        resolve: {
          alias: [
            ...added.alias,
            ...Object.entries(web.resolve.alias).map(([find, replacement]) => ({ find, replacement })),
          ],
        },
        test: { ...web.test, ...withAddedLanguage, name: 'web-language' },
      },
      node('attack', 'attack'),
      node('bench', 'bench'),
      node('scripts', 'scripts'),
    ],
  },
})
