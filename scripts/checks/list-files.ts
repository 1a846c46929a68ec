import { glob } from 'node:fs/promises'

const notOurs = new Set([
  'node_modules',
  'dist',
  'dist.next',
  'data',
  'test-results',
  'playwright-report',
  '.git',
])

/** Our own files under the project's folder that match the pattern, without what is installed or built. */
export async function listFiles(pattern: string, cwd = '.'): Promise<string[]> {
  const exclude = (path: string) => path.split('/').some((part) => notOurs.has(part))
  return (await Array.fromAsync(glob(pattern, { exclude, cwd }))).sort()
}
