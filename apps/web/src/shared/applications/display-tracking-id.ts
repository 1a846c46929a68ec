/** The tracking id as customers see it: `TCR-8F3KQ7M2XD` → `#TCR8F3KQ7M2XD`. */
export function displayTrackingId(trackId: string): string {
  return `#${trackId.replace('-', '')}`
}
