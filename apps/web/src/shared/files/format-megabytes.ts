/** Bytes as megabytes with one digit, as they stand in an upload's progress; a little is never shown as nothing. */
export function formatMegabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)
}
