import type { Made } from './column-types.ts'

interface Installation {
  is_only: Made<boolean>
  id: Made<string>
  file_sweeps: Made<number>
}

/** What the database is; see 035-installation.sql. */
export interface InstallationTables {
  installation: Installation
}
