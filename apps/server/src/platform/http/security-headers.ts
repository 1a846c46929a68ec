import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { listProviderConfigs } from '../payments/gateways-config.ts'
import type { PortalConfig } from '../portal-config.ts'

/**
 * Scripts and styles come from files of ours alone, from here or the CDN before it, but for the payment
 * providers' scripts and their frames.
 */
export async function registerSecurityHeaders(app: FastifyInstance, config: PortalConfig): Promise<void> {
  const providers = listProviderConfigs(config.payments)
  const scriptOrigins = providers.map(({ scriptUrl }) => new URL(scriptUrl).origin)
  const frameOrigins = [...new Set(providers.flatMap((provider) => provider.frameOrigins))]
  const assets = config.assetsUrl === null ? [] : [config.assetsUrl]
  const secure = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...assets, ...new Set(scriptOrigins)],
        styleSrc: ["'self'", ...assets],
        imgSrc: ["'self'", ...assets, 'data:', 'blob:'],
        fontSrc: ["'self'", ...assets],
        // The service worker asks for assets as a page does for data.
        connectSrc: ["'self'", ...assets, ...frameOrigins],
        frameSrc: ["'self'", ...frameOrigins],
        formAction: ["'self'", ...frameOrigins],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        // On plain http it would send the browser to an https that is not there.
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity:
      secure || config.production ? { maxAge: 31_536_000, includeSubDomains: config.hstsSubdomains } : false,
    // The bank's page may open beside the checkout, and tell it how it went.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  const permissions = permissionsPolicy(frameOrigins)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}

const unused = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'usb',
  'serial',
  'hid',
  'midi',
  'accelerometer',
  'gyroscope',
  'magnetometer',
]

/** The checkout may ask for payment apps and keys, and read its SMS; a photo of a document is the file picker's. */
function permissionsPolicy(frameOrigins: readonly string[]): string {
  const checkout = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ')
  return [
    ...['payment', 'publickey-credentials-get', 'otp-credentials'].map((name) => `${name}=(${checkout})`),
    ...unused.map((name) => `${name}=()`),
  ].join(', ')
}
