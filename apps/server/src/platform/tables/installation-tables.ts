import type { Made } from './column-types.ts'

interface Installation {
  is_only: Made<boolean>
  id: Made<string>
  file_sweeps: Made<number>
  oldest_release: Made<number>
  catalogue_revision: Made<number>
}

interface WaitingLine {
  is_only: Made<boolean>
  issued: Made<string>
  admitted: Made<string>
}

/** One row each; see 035-installation.sql, 038-oldest-release.sql and 096-waiting-line.sql. */
export interface InstallationTables {
  installation: Installation
  waiting_line: WaitingLine
}
