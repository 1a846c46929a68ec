import type { Made } from './column-types.ts'

interface Installation {
  is_only: Made<boolean>
  id: Made<string>
  file_sweeps: Made<number>
  oldest_release: Made<number>
  catalogue_revision: Made<number>
}

/** What the database is; see 035-installation.sql and 038-oldest-release.sql. */
export interface InstallationTables {
  installation: Installation
}
