import type { Made, MadeAt } from './column-types.ts'

interface ResumableUploads {
  id: string
  customer_id: string
  original_name: string
  size_bytes: number
  created_at: MadeAt
  expires_at: Date
}

interface UploadParts {
  upload_id: string
  begins_at: number
  size_bytes: number
  filename: string
}

interface FileScans {
  filename: string
  state: Made<'waiting' | 'clean' | 'infected'>
  finding: string | null
  added_at: MadeAt
  tried_at: Date | null
  decided_at: Date | null
}

interface FileViews {
  file_id: string
  zoom: string
  rotation: 0 | 90 | 180 | 270
  changed_at: Made<Date>
}

/** Uploads under way, how files are looked at, and what the virus scanner says of files; see 018-files.sql. */
export interface UploadTables {
  resumable_uploads: ResumableUploads
  upload_parts: UploadParts
  file_scans: FileScans
  file_views: FileViews
}
