import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The entry points of the processes that the supervisor starts. */
export const portalProgram = join(root, 'apps/server/src/main.ts')
export const gatewayProgram = join(root, 'apps/gateway/src/main.ts')
