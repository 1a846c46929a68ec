import type { BrowserContext } from '@playwright/test'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { createTurns } from '../../apps/server/src/platform/admission/turn.ts'

/** Far beyond every number that was given out: this browser waits, and nobody else at the portal of all journeys. */
export const lastInLine = 1_000_000

/** Gives a browser its number in the line, or, with null, lets it in. */
export async function waitInLine(
  context: BrowserContext,
  dataDir: string,
  number: number | null,
): Promise<void> {
  const turns = createTurns(
    readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://unused' }).secrets.session,
  )
  // Given out later than the portal has read the line: else a number that nobody got counts as none.
  const value = turns.write({ number, at: Date.now() / 1000 + 600 })
  await context.addCookies([{ name: 'sanad_turn', value, domain: '127.0.0.1', path: '/' }])
}
