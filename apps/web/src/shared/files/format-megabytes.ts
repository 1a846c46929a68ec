/** Bytes as megabytes with one digit; at least 0.1. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return (bytes > 0 ? Math.max(0.1, megabytes) : 0).toFixed(1)
}
