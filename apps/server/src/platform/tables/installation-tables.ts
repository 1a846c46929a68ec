import type { Made } from './column-types.ts'

interface Installation {
  is_only: Made<boolean>
  id: Made<string>
  file_sweeps: Made<number>
  oldest_release: Made<number>
  catalogue_revision: Made<number>
  secret_key_id: Made<string | null>
  former_secret_key_id: Made<string | null>
}

interface WaitingLine {
  is_only: Made<boolean>
  issued: Made<string>
  admitted: Made<string>
}

/** Written and read by functions alone. */
interface AnnouncementSender {
  is_only: Made<boolean>
  seen_at: Date
}

/** One row each; see 035-installation.sql, 038-oldest-release.sql, 096-waiting-line.sql and 117-secret-key-known.sql; the last of 119-announcements.sql. */
export interface InstallationTables {
  installation: Installation
  waiting_line: WaitingLine
  announcement_sender: AnnouncementSender
}
