import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../supervise/programs.ts'
import { runCommand } from './install-from-debian.ts'

const unpacked = join(root, 'node_modules', '.cache', 'prometheus')

/** Prometheus and promtool, where they are; undefined where they are not. */
export function findPrometheus(program: 'prometheus' | 'promtool'): string | undefined {
  const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', join(unpacked, 'usr/bin')]
  return folders.map((folder) => join(folder, program)).find(existsSync)
}

/**
 * Unpacks the package of Debian or Ubuntu beside what tests keep. It is not installed: its service would start, and it
 * recommends some thirty packages.
 */
export function installPrometheus(): void {
  if (findPrometheus('promtool') && findPrometheus('prometheus')) return
  if (!existsSync('/usr/bin/apt-get')) return
  console.log('Sanad: fetching Prometheus for the tests (the first time only) …')
  const incoming = `${unpacked}.incoming`
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  // The lists of a fresh machine are empty, and root alone may fetch them.
  if (!download(incoming) && process.getuid?.() === 0) {
    runCommand('apt-get', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', 'update')
    download(incoming)
  }
  const [file] = readdirSync(incoming).filter((name) => name.endsWith('.deb'))
  const whole = join(incoming, 'package')
  if (file) runCommand('dpkg-deb', '--extract', join(incoming, file), whole)
  if (existsSync(whole)) {
    rmSync(unpacked, { recursive: true, force: true })
    renameSync(whole, unpacked)
  }
  rmSync(incoming, { recursive: true, force: true })
}

/** By any user; root's apt would hand it to one that may not write here, and says so. */
function download(folder: string): boolean {
  const options = ['-qq', '-o', 'APT::Sandbox::User=root', '-o', 'Acquire::http::Timeout=15']
  const { status } = spawnSync('apt-get', [...options, 'download', 'prometheus'], {
    cwd: folder,
    stdio: 'ignore',
  })
  return status === 0
}
