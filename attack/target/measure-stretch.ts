import { setTimeout as wait } from 'node:timers/promises'

const samples = 12
const burnMs = 10

/**
 * How much longer a little work takes than its share of a processor: above 1 when others want the same processors.
 * Taken while the portal is at rest, so that nothing of its own counts as the machine's other work; the upper quartile,
 * so that one hiccup loosens nothing.
 */
export async function measureStretch(): Promise<number> {
  const stretches: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const began = performance.now()
    const used = process.cpuUsage()
    while (process.cpuUsage(used).user < burnMs * 1000);
    stretches.push((performance.now() - began) / burnMs)
    await wait(250)
  }
  return Math.max(1, stretches.toSorted((a, b) => a - b)[Math.floor(0.75 * samples)] ?? 1)
}
