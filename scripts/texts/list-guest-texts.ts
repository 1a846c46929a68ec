import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What is shown to somebody who has no session: the start, the routes for guests, and the targets of access links. */
const guestScreens = [
  'apps/web/src/app/login-island.tsx',
  'apps/web/src/app/startup-states.tsx',
  'apps/web/src/app/route-error-screen.tsx',
  'apps/web/src/app/link-routes.tsx',
  'apps/web/src/features/registration/registration-screen.tsx',
  'apps/web/src/features/otp/otp-verification-screen.tsx',
  'apps/web/src/features/panel-entry/panel-entry-screen.tsx',
  'apps/web/src/features/not-found/not-found-screen.tsx',
]
/** Behind the session, though listed beside them. */
const guarded = /\/(payment-confirmation-route|query-params-screen|dashboard-shell)\.tsx$/

/** An offered language has all the texts of these files: those that the screens import, by whatever way. */
export function listGuestTexts(): ReadonlySet<string> {
  const files = new Set(guestScreens.map((file) => join(root, file)))
  const texts = new Set<string>()
  for (const file of files) {
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const name = specifier.match(/^@sanad\/texts\/((?:common|kit|web)\/.+)/)?.[1]
      if (name) texts.add(name)
      const target = pathOf(specifier, file)
      if (target && !guarded.test(target)) files.add(target)
    }
  }
  return texts
}

/** Values only: a type shows nothing. */
function importsOf(source: string): string[] {
  const found = source.matchAll(/(?:^(?:import|export)(?! type)[^'"]*?|\bimport\()'([^']+)'/gm)
  return [...found].flatMap(([, specifier]) => specifier ?? [])
}

function pathOf(specifier: string, importer: string): string | undefined {
  if (specifier === '@sanad/web-kit') return join(root, 'packages/web-kit/src/index.ts')
  const path = join(dirname(importer), specifier)
  return specifier.startsWith('.') && /\.tsx?$/.test(specifier) && existsSync(path) ? path : undefined
}
