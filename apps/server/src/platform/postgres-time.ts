/** Postgres writes times within JSON with microseconds and +00:00; the wire and the domain use the JavaScript form. */
export function toInstant(postgresTime: string): string {
  return new Date(postgresTime).toISOString()
}
