import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const link = /\]\(([^)\s]+)\)/g
const code = /`([^`\n]+)`/g
const outside = /^([a-z]+:|#|\/)/
/** In the README of an app or package, as seen from it. */
const ownFolder = /^src\/\S+$/
const ourFolder = /^(apps|bench|catalogue|docs|e2e|faults|notices|packages|scripts)\/\S+$/

/** Placeholders such as `features/{name}/` or `NNN-*.sql` stand for many files. */
const placeholder = /[{}*<>…]|NNN/

/**
 * The files that a document names and that do not exist: targets of its links, seen from the document, and paths in
 * code style, seen from the project's folder or, when they begin with `src/`, from the document.
 */
export function findDeadPaths(document: string, text: string): string[] {
  const linked = [...text.matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !outside.test(target))
    .map((target) => join(dirname(document), target.replace(/#.*$/, '')))
  const codes = [...text.matchAll(code)].map(([, path = '']) => path)
  const named = codes.filter((path) => ourFolder.test(path))
  const own = codes.filter((path) => ownFolder.test(path)).map((path) => join(dirname(document), path))
  return [...linked, ...named, ...own].filter((path) => !placeholder.test(path) && !existsSync(path))
}
