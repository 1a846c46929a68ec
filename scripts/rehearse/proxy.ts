import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../supervise/programs.ts'
import { nginxProgram } from './install-tools.ts'
import { names, type Tls } from './tls.ts'

export interface Proxied {
  readonly folder: string
  readonly tls: Tls
  readonly port: number
  readonly portals: readonly number[]
  readonly gateway: number
}

/** nginx with the files of deploy/nginx, on ports of the rehearsal; the gateway stands behind it too, as it needs TLS. */
export async function startProxy({ folder, tls, port, portals, gateway }: Proxied): Promise<AsyncDisposable> {
  await mkdir(join(folder, 'temporary'), { recursive: true })
  const [upstream, server] = await Promise.all(
    ['sanad-upstream.conf', 'sanad-server.conf'].map((name) =>
      readFile(join(root, 'deploy/nginx', name), 'utf8'),
    ),
  )
  const servers = portals
    .map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=6s;`)
    .join('\n')
  const ofHere = (text = '') =>
    text
      .replaceAll(/( *server 127\.0\.0\.1:\d+ .*;\n)+/g, `${servers}\n`)
      .replaceAll(/^server \{\n {4}listen 80;[\s\S]*?\n\}\n/gm, '')
      .replaceAll(/listen \[::\]:443 .*;\n/g, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('sanad.example', names.portal)
      .replaceAll('/etc/sanad/tls/certificate.pem', tls.certificate)
      .replaceAll('/etc/sanad/tls/key.pem', tls.key)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`)
    .join('\n')
  const configuration = `
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  ${ofHere(upstream)}
  ${ofHere(server)}
  server {
    listen 127.0.0.1:${port} ssl;
    server_name ${names.gateway};
    ssl_certificate ${tls.certificate};
    ssl_certificate_key ${tls.key};
    location / { proxy_pass http://127.0.0.1:${gateway}; }
  }
}
`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration)
  const nginx = spawn(nginxProgram, ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  await listening(nginx, port)
  return {
    async [Symbol.asyncDispose]() {
      const exited = once(nginx, 'exit')
      if (nginx.exitCode === null && nginx.kill('SIGQUIT')) await exited
    },
  }
}

async function listening(nginx: ChildProcess, port: number): Promise<void> {
  const connects = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
  while (!(await connects())) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}: its words are above`)
    await wait(20)
  }
}
