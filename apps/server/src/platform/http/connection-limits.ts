import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

export interface ConnectionLimits {
  readonly headerSeconds: number
  readonly stallSeconds: number
  readonly requestSeconds: number
  readonly keepAliveSeconds: number
}

const minBytesPerSecond = 128
/** Live streams say something every 20 seconds. */
const silentMs = 120_000

/**
 * Options of the server against slow requests (Slowloris). There is no bound of connections per network: behind a proxy
 * all come from one address, and a mobile operator's customers share a few.
 */
export function serverTimeouts(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestSeconds * 1000,
    keepAliveTimeout: limits.keepAliveSeconds * 1000,
    connectionTimeout: silentMs,
    http: {
      headersTimeout: limits.headerSeconds * 1000,
      connectionsCheckingInterval: lookEveryMs(limits.headerSeconds),
    },
  } satisfies FastifyServerOptions & { http: object }
}

interface Progress {
  bytes: number
  since: number
}

/** Minimum rate of bodies, in place of a short total: an honest phone on a slow network takes long and goes on. */
export function cutOffStalledBodies(app: FastifyInstance, { stallSeconds }: ConnectionLimits): void {
  const underWay = new Map<IncomingMessage, Progress>()
  const look = () => {
    const now = performance.now()
    for (const [request, progress] of underWay) {
      const { socket } = request
      if (request.complete || socket.destroyed) {
        underWay.delete(request)
        continue
      }
      // Backpressure: what has come waits to be read here, so it is not the client that is slow.
      const isOurTurn = request.readableLength > 0
      const isEnough = socket.bytesRead - progress.bytes >= minBytesPerSecond * stallSeconds
      if (isOurTurn || isEnough) Object.assign(progress, { bytes: socket.bytesRead, since: now })
      else if (now - progress.since >= stallSeconds * 1000) cutOff(request)
    }
  }
  const timer = setInterval(look, lookEveryMs(stallSeconds)).unref()
  app.server.on('request', (request: IncomingMessage) => {
    if (request.complete) return
    underWay.set(request, { bytes: request.socket.bytesRead, since: performance.now() })
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

function cutOff({ socket }: IncomingMessage): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () =>
    socket.destroy(),
  )
}

/** Often, so that those of a flood that have expired since the last look are few: closing 2,000 held the loop 106 ms. */
const lookEveryMs = (seconds: number) => Math.min(500, seconds * 250)
