import { commands } from '../operate/commands.ts'

/** Programs of the operator, which work on the portal's database and files. */
export const operatorPrograms = ['sanad', ...Object.values(commands).map(([file]) => file)]

/** What of the repository a portal in production reads, beside the builds of its web apps. */
export const packageContents = [
  'apps/server/package.json',
  'apps/server/src',
  'branding',
  'packages/branding',
  'packages/contracts',
  'packages/domain',
  'packages/texts',
  // The public pages carry its style sheets.
  'packages/ui/src/theme',
  'catalogue',
  'compliance',
  'notices',
  'texts',
  'web-apps.ts',
  'deploy',
  'scripts/check-health.ts',
  'scripts/failure.ts',
  'scripts/operate',
  'scripts/postgres',
  'scripts/setup/env-file.mjs',
  'scripts/setup/paths.mjs',
  'scripts/setup/take-turn.mjs',
  'scripts/supervise',
  ...operatorPrograms.map((name) => `scripts/${name}.ts`),
]

/** Tests, what serves them, documents, and how texts reach the browser. */
const notNeeded =
  /^packages\/texts\/src\/(browser|vite)(\/|$)|^packages\/branding\/src\/vite\.ts$|(^|\/)(node_modules|testing)(\/|$)|\.(test|language-test)\.(tsx?|yml)$|\.md$|\/tsconfig\.json$/

export function isNeeded(path: string): boolean {
  // What it has in Markdown are legal texts.
  return path.startsWith('branding/') || !notNeeded.test(path)
}

/** Of an installed package: types and source maps are for those who work on it. */
export function isRead(path: string): boolean {
  return !/\.(d\.[cm]?ts|map|md|markdown)$|\/\.github(\/|$)/.test(path)
}
