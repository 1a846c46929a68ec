import { isDeployed } from '../platform/is-deployed.ts'
import { readSecretFiles } from './secret-files.ts'

/**
 * The environment with what its files hold. What is deployed is production unless it is told otherwise: as development
 * it would show codes to everybody, and make accounts whose password is public.
 */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
  deployed = isDeployed,
): Record<string, string | undefined> {
  const env = readSecretFiles(given)
  return deployed && !env.NODE_ENV ? { ...env, NODE_ENV: 'production' } : env
}
