/** Options of Node that put a process's clock forward, or back, without the process knowing. */
export function shiftedClock(hours: number): readonly string[] {
  const module = new URL('./shift-clock.ts', import.meta.url)
  module.searchParams.set('hours', String(hours))
  return hours === 0 ? [] : ['--import', module.href]
}
