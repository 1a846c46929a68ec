import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentProvider } from '@sanad/contracts'
import { findFreePort } from '../../scripts/postgres/find-free-port.ts'
import { type Database, startDatabase } from './database.ts'
import { type Gateway, startGateway } from './gateway.ts'
import { startReverseProxy } from './reverse-proxy.ts'
import { type RunningNode, startNode } from './running-node.ts'

/** The real product on a database: the stand-in gateway and several portals behind one proxy, each a process. */
export interface StackOn<Base> extends AsyncDisposable {
  /** The load balancer's origin, for customers and webhooks. */
  readonly origin: string
  readonly database: Base
  readonly gateway: Gateway
  readonly portals: readonly Portal[]
  /** Of each portal, for one more process on the same database and files. */
  readonly settings: Readonly<Record<string, string>>
  /** New orders are opened with it. */
  readonly provider: PaymentProvider
}

export type Stack = StackOn<Database>

export interface Portal {
  /** Its own origin, past the load balancer. */
  readonly origin: string
  kill(): Promise<void>
  /** SIGTERM; resolves when it has exited. */
  stop(): Promise<void>
  /** Starts it again after it was killed. */
  start(): Promise<void>
  isRunning(): boolean
  readonly pid: number | undefined
  /** Its resident memory. */
  memoryMb(): Promise<number>
  lastWords(): string
  /** Logged internal errors since its first start. */
  complaints(): readonly string[]
}

interface Options {
  readonly portals: number
  /** False: an empty database, for what an earlier release makes of it. */
  readonly isMigrated?: boolean
  readonly provider?: PaymentProvider
  /** Of a database that is kept. */
  readonly databaseFolder?: string
  /** Settings of every portal. */
  readonly env?: Record<string, string>
  /** True: the portals reach the database without the proxy that can be cut, which costs what a bench measures. */
  readonly isDirect?: boolean
  /** The portals' program, of another release. */
  readonly script?: string
  /** Options of Node for one of the portals. */
  readonly nodeOptionsOf?: (index: number) => readonly string[]
}

const ownScript = join(import.meta.dirname, '../../apps/server/src/main.ts')

export function startStack({
  isMigrated = true,
  databaseFolder,
  isDirect = false,
  ...options
}: Options): Promise<Stack> {
  return startStackOn(() => startDatabase({ isMigrated, folder: databaseFolder }), {
    ...options,
    databaseEnvOf: (database) => ({ DATABASE_URL: isDirect ? database.directUrl() : database.url }),
  })
}

interface OptionsOn<Base> extends Omit<Options, 'isMigrated' | 'databaseFolder' | 'isDirect'> {
  /** How one of the portals reaches the database. */
  readonly databaseEnvOf: (database: Base, index: number) => Record<string, string>
}

export async function startStackOn<Base extends AsyncDisposable>(
  startBase: () => Promise<Base>,
  {
    portals: count,
    provider = 'cashfree',
    env = {},
    script = ownScript,
    nodeOptionsOf,
    databaseEnvOf,
  }: OptionsOn<Base>,
): Promise<StackOn<Base>> {
  await using started = new AsyncDisposableStack()
  const proxy = started.use(await startReverseProxy())
  const origin = `http://127.0.0.1:${proxy.port}`
  const [database, gateway, dataDir] = await Promise.all([
    startBase().then((part) => started.use(part)),
    startGateway(origin).then((part) => started.use(part)),
    mkdtemp(join(tmpdir(), 'sanad-faults-')),
  ])
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: origin,
    ...databaseEnvOf(database, 0),
    // The harness has migrated it, past the cable.
    MIGRATE_AT_START: '0',
    DATA_DIR: dataDir,
    PAYMENT_PROVIDER: provider,
    ...gateway.env,
    ...env,
  }
  const portals = await Promise.all(
    ports.map(async (port, index) => {
      const start = () =>
        startNode({
          script,
          env: { ...settings, ...databaseEnvOf(database, index), PORT: String(port) },
          readyUrl: `http://127.0.0.1:${port}/health/ready`,
          nodeOptions: nodeOptionsOf?.(index) ?? [],
        })
      const portal = new RestartablePortal(`http://127.0.0.1:${port}`, start)
      // Nothing of it is kept, and a graceful stop waits for what a fault left hanging.
      started.defer(() => portal.kill())
      await portal.start()
      return portal
    }),
  )
  proxy.setPortals(ports)
  const parts = started.move()
  return {
    origin,
    database,
    gateway,
    portals,
    settings,
    provider,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

class RestartablePortal implements Portal {
  readonly origin: string
  readonly #start: () => Promise<RunningNode>
  #process: RunningNode | undefined
  readonly #former: string[] = []

  constructor(origin: string, start: () => Promise<RunningNode>) {
    this.origin = origin
    this.#start = start
  }

  async start(): Promise<void> {
    if (this.isRunning()) return
    this.#former.push(...(this.#process?.complaints() ?? []))
    this.#process = await this.#start()
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  async kill(): Promise<void> {
    await this.#process?.kill()
  }

  async stop(): Promise<void> {
    await this.#process?.stop()
  }

  isRunning(): boolean {
    return this.#process?.isRunning() ?? false
  }

  memoryMb(): Promise<number> {
    return this.#process?.memoryMb() ?? Promise.resolve(0)
  }

  lastWords(): string {
    return this.#process?.lastWords() ?? ''
  }

  complaints(): readonly string[] {
    return [...this.#former, ...(this.#process?.complaints() ?? [])]
  }
}
