/** Of a call that brings a file. */
export const fileErrors = [
  'file_missing',
  'file_empty',
  'file_type_refused',
  'file_content_refused',
  'file_too_large',
  'file_limit',
  'storage_full',
  'storage_unavailable',
] as const
