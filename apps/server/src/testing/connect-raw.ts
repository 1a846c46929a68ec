import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface RawConnection {
  readonly socket: Socket
  /** Everything that was answered, once the connection is closed. */
  readonly closed: Promise<string>
}

/** A connection to the port that sends the bytes as they are, whether or not they are HTTP. */
export async function connectRaw(port: number, bytes: string): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += String(chunk)
  })
  // A connection that is cut off may end with a reset.
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(said)))
  await once(socket, 'connect')
  socket.write(bytes)
  return { socket, closed }
}
