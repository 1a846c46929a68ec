import { watch } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../supervise/programs.ts'

/** Files that a running program does not read. */
const ignored = /\.test\.tsx?$|(^|\/)(testing|node_modules)\/|\.(md|tsbuildinfo)$|~$/

/** Debounce: editors save in several steps, and a checkout changes many files at once. */
const pauseMs = 100

export interface FileWatcher extends Disposable {
  /** Resolves to the file that changed first, once a burst of changes has ended. */
  next(): Promise<string>
}

export function watchFiles(folders: readonly string[]): FileWatcher {
  let changed = Promise.withResolvers<string>()
  let first: string | undefined
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name === null || ignored.test(name)) return
      first ??= relative(root, join(folder, name))
      clearTimeout(timer)
      timer = setTimeout(() => {
        changed.resolve(first ?? name)
        changed = Promise.withResolvers()
        first = undefined
      }, pauseMs)
    }),
  )
  return {
    next: () => changed.promise,
    [Symbol.dispose]() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
