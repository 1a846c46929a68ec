import { execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { isAlive } from '../../scripts/postgres/is-alive.ts'
import { findRunAs } from '../../scripts/postgres/run-as.ts'

const prefix = 'sanad'
const ipProgram = '/usr/sbin/ip'

/** A machine of its own as a network namespace: its processes have their own address, and all ports. */
export interface Machine {
  readonly name: string
  readonly address: string
  /** Starts a program as an unprivileged user, with its output in a file. */
  run(program: string, args: readonly string[], log: number): void
  /** `kill -9` of all its processes, or of those whose command line matches. */
  kill(matching?: RegExp): Promise<void>
}

/** Machines on one switch, from which each can be cut off from any other without a word. */
export interface Network extends AsyncDisposable {
  add(name: string): Promise<Machine>
  cut(one: Machine, others: readonly Machine[]): Promise<void>
  mend(): Promise<void>
}

/** Needs root. Of the range for measuring networks (RFC 2544), in which no real machine is. */
export async function createNetwork(): Promise<Network> {
  await removeAbandoned()
  const id = `${prefix}-${process.pid}`
  const bridge = `br${process.pid}`.slice(0, 15)
  const subnet = `198.18.${randomInt(1, 255)}`
  const cuts: [Machine, Machine][] = []
  const machines: Machine[] = []
  let added = 0
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('addr', 'add', `${subnet}.254/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')

  return {
    async add(name) {
      const number = ++added
      const space = `${id}-${name}`
      const cable = `v${number}-${process.pid}`
      const address = `${subnet}.${number}`
      await ip('netns', 'add', space)
      await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
      await ip('link', 'set', cable, 'master', bridge, 'up')
      await ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
      await ip('-n', space, 'link', 'set', 'eth0', 'up')
      await ip('-n', space, 'link', 'set', 'lo', 'up')
      const machine = new Namespace(space, name, address)
      machines.push(machine)
      return machine
    },
    async cut(one, others) {
      for (const other of others) {
        cuts.push([one, other])
        // Its frames go to nobody: no error, no answer, as with a pulled cable.
        await neighbour('replace', one, other, 'lladdr', '02:00:00:00:00:01', 'nud', 'permanent')
        await neighbour('replace', other, one, 'lladdr', '02:00:00:00:00:01', 'nud', 'permanent')
      }
    },
    async mend() {
      for (const [one, other] of cuts.splice(0)) {
        await neighbour('del', one, other)
        await neighbour('del', other, one)
      }
    },
    async [Symbol.asyncDispose]() {
      for (const { name } of machines) await removeNamespace(`${id}-${name}`)
      await ip('link', 'del', bridge)
    },
  }

  function neighbour(act: 'replace' | 'del', of: Machine, other: Machine, ...how: string[]): Promise<string> {
    return ip('-n', `${id}-${of.name}`, 'neigh', act, other.address, ...how, 'dev', 'eth0')
  }
}

class Namespace implements Machine {
  readonly #space: string
  readonly name: string
  readonly address: string

  constructor(space: string, name: string, address: string) {
    this.#space = space
    this.name = name
    this.address = address
  }

  run(program: string, args: readonly string[], log: number): void {
    const { uid, gid } = findRunAs()
    const asUser = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    spawn(ipProgram, ['netns', 'exec', this.#space, ...asUser, program, ...args], {
      stdio: ['ignore', log, log],
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' },
      cwd: '/',
    })
  }

  kill(matching?: RegExp): Promise<void> {
    return killProcesses(this.#space, matching)
  }
}

async function killProcesses(space: string, matching?: RegExp): Promise<void> {
  for (const pid of (await ip('netns', 'pids', space)).split('\n').filter(Boolean)) {
    if (matching && !matching.test(await commandLineOf(pid))) continue
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch (error) {
      // Gone with its parent meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Empty when it is gone meanwhile. */
function commandLineOf(pid: string): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}

async function removeNamespace(space: string): Promise<void> {
  while ((await ip('netns', 'pids', space)) !== '') await killProcesses(space)
  await ip('netns', 'del', space)
}

/** Of runs that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const line of (await ip('netns', 'list')).split('\n')) {
    const [space = ''] = line.split(' ')
    const pid = Number(new RegExp(`^${prefix}-(\\d+)-`).exec(space)?.[1])
    if (!pid || isAlive(pid)) continue
    await removeNamespace(space)
    await ip('link', 'del', `br${pid}`).catch(() => '')
  }
}

async function ip(...args: string[]): Promise<string> {
  return (await promisify(execFile)(ipProgram, args)).stdout
}
