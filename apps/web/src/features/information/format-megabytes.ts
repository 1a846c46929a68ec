/** Bytes as megabytes with one digit, as they stand in an upload's progress. */
export function formatMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
