import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ClamdAddress } from './clamd-scanner.ts'

/** Whether ClamAV's daemon answers. */
export async function pingClamd(address: ClamdAddress, signal: AbortSignal): Promise<void> {
  const socket = connect({ ...address, signal })
  try {
    socket.write('zPING\0')
    const answer = await text(socket)
    if (answer !== 'PONG\0') throw new Error('The virus scanner answered something else than PONG')
  } finally {
    socket.destroy()
  }
}
