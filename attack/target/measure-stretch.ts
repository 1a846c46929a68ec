import { setTimeout as wait } from 'node:timers/promises'

const samples = 12
const burnMs = 10

/**
 * How much longer a little work takes than its share of a processor: above 1 when others want the same processors.
 * Taken while the portal is at rest, so that nothing of its own counts as the machine's other work.
 */
export async function measureStretch(): Promise<number> {
  let longest = 1
  for (let sample = 0; sample < samples; sample++) {
    const began = performance.now()
    const used = process.cpuUsage()
    while (process.cpuUsage(used).user < burnMs * 1000);
    longest = Math.max(longest, (performance.now() - began) / burnMs)
    await wait(250)
  }
  return longest
}
