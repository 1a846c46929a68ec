import { existsSync } from 'node:fs'

const isPackage = existsSync(new URL('../../../../bin/node', import.meta.url))

/** How an operator types the command here: what is deployed has a Node of its own and no npm. */
export function operatorCommand(command: string): string {
  return `${isPackage ? 'bin/node scripts/sanad.ts' : 'npm run sanad --'} ${command}`
}
