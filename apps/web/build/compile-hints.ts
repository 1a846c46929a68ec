import type { Plugin } from 'vite'

/**
 * Explicit compile hints: Chromium compiles every function of these chunks in the background while they load, instead of
 * each one in the main thread at its first call. It reads the hint at the very beginning of a file alone, so that it comes
 * after every other change; other browsers see a comment.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'sanad:compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const name of names) {
          const chunk = chunks.find((one) => one.name === name)
          if (!chunk) throw new Error(`The build made no chunk ${name}`)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
