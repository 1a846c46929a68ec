import type { Plugin } from 'vite'

const contracts = /\/packages\/contracts\/src\/.*\.ts$/
const summary = /\n\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g

/** Leaves out what the contracts say to readers of the API, which no browser does. */
export function withoutSummaries(): Plugin {
  return {
    name: 'sanad:without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: contracts },
      handler: (code) => ({ code: code.replace(summary, ''), map: null }),
    },
  }
}
