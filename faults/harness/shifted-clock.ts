/** Options of Node for a process with a wrong clock (clock skew), ahead or behind. */
export function shiftedClock(hours: number): readonly string[] {
  const module = new URL('./shift-clock.ts', import.meta.url)
  module.searchParams.set('hours', String(hours))
  return hours === 0 ? [] : ['--import', module.href]
}
