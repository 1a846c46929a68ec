/** Says each step as it begins and how long it took. */
export function startStopwatch() {
  const began = performance.now()
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
  return {
    async step<T>(name: string, work: () => Promise<T>): Promise<T> {
      const since = performance.now()
      console.log(`Rehearsal: ${name} …`)
      const result = await work()
      console.log(`  done in ${seconds(since)}`)
      return result
    },
    total: () => seconds(began),
  }
}
