import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The Node of package.json's dependencies: every npm script finds it first on its PATH. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')
