import { readFile } from 'node:fs/promises'
import { productionSettings } from '../../apps/server/src/testing/production-settings.ts'
import { startClamd } from '../../apps/server/src/testing/start-clamd.ts'
import { startMsg91 } from '../../apps/server/src/testing/start-msg91.ts'
import { startSmtp } from '../../apps/server/src/testing/start-smtp.ts'
import { startWhatsApp } from '../../apps/server/src/testing/start-whatsapp.ts'
import { findFreePort } from '../postgres/find-free-port.ts'
import { gatewayProgram } from '../supervise/programs.ts'
import { startProcess } from '../supervise/running-process.ts'
import { waitUntilReady } from '../supervise/wait-until-ready.ts'
import { names, type Tls } from './tls.ts'

const clientId = 'rehearsal'
const clientSecret = 'cfsk_of_the_rehearsal_4f1c9d27'

interface Site {
  readonly tls: Tls
  /** Where the proxy listens. */
  readonly port: number
}

/** Everybody whom production talks to, on this machine: payment gateway, SMS, WhatsApp, mail, virus scanner. */
export async function startPeers(parts: AsyncDisposableStack, { tls, port }: Site) {
  const [msg91, whatsApp, smtp, clamd] = await Promise.all([
    startMsg91(),
    startWhatsApp(),
    startMail(tls),
    startClamd(),
  ])
  for (const peer of [msg91, whatsApp, smtp, clamd]) parts.defer(() => peer.close())
  const gatewayPort = await findFreePort()
  const gateway = `http://127.0.0.1:${gatewayPort}`
  parts.use(
    startProcess('payment gateway', gatewayProgram, {
      GATEWAY_PORT: String(gatewayPort),
      GATEWAY_CLIENT_ID: clientId,
      GATEWAY_CLIENT_SECRET: clientSecret,
    }),
  )
  await waitUntilReady('payment gateway', `${gateway}/health`)
  const { authKey, baseUrl } = msg91.config
  return {
    msg91,
    smtp,
    gateway,
    gatewayPort,
    /** Settings of production that lead to them. */
    settings: {
      ...productionSettings,
      PUBLIC_URL: `https://${names.portal}:${port}`,
      NODE_EXTRA_CA_CERTS: '/etc/sanad/certificate.pem',
      CASHFREE_BASE_URL: `https://${names.gateway}:${port}/pg`,
      CASHFREE_SCRIPT_URL: `https://${names.gateway}:${port}/js/v3/cashfree.js`,
      CASHFREE_CLIENT_ID: clientId,
      CASHFREE_CLIENT_SECRET: clientSecret,
      MSG91_BASE_URL: baseUrl,
      MSG91_AUTH_KEY: authKey,
      WHATSAPP_BASE_URL: whatsApp.config.baseUrl,
      WHATSAPP_TOKEN: whatsApp.config.token,
      SMTP_HOST: names.mail,
      SMTP_PORT: String(smtp.config.port),
      CLAMD_HOST: clamd.address.host,
      CLAMD_PORT: String(clamd.address.port),
      DOCUMENT_CERTIFICATE: '/etc/sanad/signatory.pem',
      DOCUMENT_KEY: '/etc/sanad/signatory-key.pem',
    },
  }
}
export type Peers = Awaited<ReturnType<typeof startPeers>>

/** With STARTTLS, which production insists on. */
async function startMail({ certificate, key }: Tls) {
  const [cert, ofKey] = await Promise.all([readFile(certificate, 'utf8'), readFile(key, 'utf8')])
  return startSmtp({ cert, key: ofKey })
}

/** The files that production's settings name. */
export const signatory = [
  ['signatory.pem', productionSettings.DOCUMENT_CERTIFICATE],
  ['signatory-key.pem', productionSettings.DOCUMENT_KEY],
] as const
