import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Failure } from '../failure.ts'

/** Grace period: orphans of a killed supervisor need a moment to finish and release the port. */
const patience = 5_000

/** Fails when `host:port` cannot be listened on; `setting` is the name by which another can be chosen. */
export async function requireFreePort(
  setting: string,
  host: string,
  port: number,
  waitMs = patience,
): Promise<void> {
  const deadline = Date.now() + waitMs
  while (true) {
    const code = await tryListening(host, port)
    if (code === undefined) return
    if (code !== 'EADDRINUSE') {
      throw new Failure(`Cannot listen on ${host}, port ${port}: ${code}`, `Change HOST or ${setting}.`)
    }
    if (Date.now() > deadline) {
      throw new Failure(
        `Port ${port} on ${host} is taken, perhaps by another Sanad`,
        `Stop what uses it, or choose another: ${setting}=${port + 100} npm start`,
      )
    }
    await setTimeout(200)
  }
}

async function tryListening(host: string, port: number): Promise<string | undefined> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
  server.close()
  await once(server, 'close')
  return undefined
}
