import type { Db } from './db.ts'
import { assertRelease, TooOldRelease } from './release.ts'

interface Options {
  readonly db: Db
  readonly onTooOld: (error: TooOldRelease) => void
  readonly everyMs?: number
}

/** Tells, once, when a migration has moved the database beyond this release. Answers how to stop looking. */
export function watchRelease({ db, onTooOld, everyMs = 2000 }: Options): () => void {
  let isStopped = false
  const timer = setInterval(async () => {
    const error: unknown = await assertRelease(db).catch((reason: unknown) => reason)
    // A database that does not answer says nothing about the release.
    if (isStopped || !(error instanceof TooOldRelease)) return
    stop()
    onTooOld(error)
  }, everyMs)
  const stop = () => {
    isStopped = true
    clearInterval(timer)
  }
  return stop
}
