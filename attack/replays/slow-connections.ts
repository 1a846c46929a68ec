import { connect } from 'node:net'
import { sourceHeader } from '@sanad/contracts'
import { registerCustomer, sourceOfToday, waitFor } from '@sanad/testing'
import { type Attack, expectThat } from '../attack.ts'

const each = 1000

const beginnings = {
  header: 'POST /api/customer/login HTTP/1.1\r\nhost: portal\r\nx-more: ',
  body: `POST /api/customer/login HTTP/1.1\r\nhost: portal\r\n${sourceHeader}: ${sourceOfToday()}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"mobile":"`,
}

/** Connections that send a byte now and then once stayed open for ever (Slowloris). */
export const slowConnections: Attack = {
  name: '2,000 connections that send a byte every five seconds',
  fault: 'F-36',
  async run({ origin }) {
    const { port, hostname } = new URL(origin)
    const began = performance.now()
    let open = 0
    let opened = 0
    const sockets = Object.values(beginnings).flatMap((beginning) =>
      Array.from({ length: each }, () => {
        const socket = connect(Number(port), hostname)
        socket.on('connect', () => {
          open += 1
          opened += 1
          socket.write(beginning)
        })
        socket.on('close', () => {
          open -= 1
        })
        // A reset is one way of closing it.
        socket.on('error', () => {})
        return socket.resume()
      }),
    )
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('1')
    }, 5000)
    try {
      await waitFor('every connection is open', async () => opened === sockets.length, { seconds: 30 })
      await registerCustomer(origin)
      await waitFor('every connection is closed', async () => open === 0, { seconds: 120 }).catch(() => {
        expectThat(false, `${open} of ${sockets.length} connections are still open after two minutes`)
      })
    } finally {
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
    }
    return `all closed after ${Math.round((performance.now() - began) / 1000)} s, others served meanwhile`
  },
}
