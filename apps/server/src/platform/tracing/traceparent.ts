const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** W3C trace context; undefined where it is none. */
export function readTraceparent(
  text: string,
): { traceId: string; spanId: string; traceFlags: number } | undefined {
  const [, traceId, spanId, flags] = pattern.exec(text) ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 }
}
