import { findFreePort } from '../postgres/find-free-port.ts'
import { type RunningPortal, type Surroundings, startPortal } from './namespace.ts'

export interface Portals {
  readonly ports: readonly number[]
  /** Replaces them one after the other, as an operator would: stop, and start that of the other image. */
  roll(image: string): Promise<void>
  stopAll(): Promise<void>
  log(): string
}

/** Three, as on one machine of production. */
export async function startPortals(
  parts: AsyncDisposableStack,
  surroundings: Surroundings,
): Promise<Portals> {
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const running = new Map<number, RunningPortal>()
  const former: string[] = []
  const stop = async (port: number) => {
    const portal = running.get(port)
    running.delete(port)
    const code = await portal?.stop()
    if (portal) former.push(portal.log())
    if (code) throw new Error(`A portal ended with ${code}:\n${portal?.log()}`)
  }
  const stopAll = async () => {
    await Promise.all(ports.map(stop))
  }
  parts.defer(stopAll)
  for (const port of ports) running.set(port, await startPortal(surroundings, port))
  return {
    ports,
    async roll(image) {
      for (const port of ports) {
        await stop(port)
        running.set(port, await startPortal({ ...surroundings, image }, port))
      }
    },
    stopAll,
    log: () => [...former, ...[...running.values()].map((portal) => portal.log())].join('\n'),
  }
}
