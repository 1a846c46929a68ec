import { isDeployed } from './is-deployed.ts'

/** How an operator types the command here. */
export function operatorCommand(command: string): string {
  return `${isDeployed ? 'bin/node scripts/sanad.ts' : 'npm run sanad --'} ${command}`
}
