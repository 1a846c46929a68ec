import { existsSync } from 'node:fs'

/** Whether this is the folder that `npm run build` writes, which has a Node of its own and no npm. */
export const isDeployed = existsSync(new URL('../../../../bin/node', import.meta.url))
