import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Names that production may be called by; the rehearsal's namespaces resolve them to this machine. */
export const names = {
  portal: 'portal.sanad-rehearsal.example',
  gateway: 'gateway.sanad-rehearsal.example',
  mail: 'mail.sanad-rehearsal.example',
} as const

export interface Tls {
  readonly certificate: string
  readonly key: string
}

/** A certificate of these names that vouches for itself. */
export async function makeCertificate(folder: string): Promise<Tls> {
  const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const subjects = Object.values(names).map((name) => `DNS:${name}`)
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-keyout', tls.key, '-out', tls.certificate, '-subj', '/CN=Sanad rehearsal'],
    ...['-addext', `subjectAltName=${subjects.join()}`],
  ])
  return tls
}
