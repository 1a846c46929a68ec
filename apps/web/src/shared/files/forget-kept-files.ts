/** The database of `kept-files.ts`, which the first page of a visit does without. */
export const keptFilesDatabase = 'uploads'

/** Best effort, as keeping them. */
export function forgetKeptFiles(): void {
  try {
    indexedDB.deleteDatabase(keptFilesDatabase)
  } catch {
    // Without access to it nothing was kept.
  }
}
