import type { Metrics } from './metrics.ts'

type Pool = 'requests' | 'settlements' | 'jobs' | 'job_settlements'

/** For `onWaited` of what takes connections of this pool. */
export function waitsFor({ databaseWaits }: Pick<Metrics, 'databaseWaits'>, pool: Pool) {
  return (seconds: number): void => databaseWaits.observe({ pool }, seconds)
}
