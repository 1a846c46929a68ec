import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import { createAuthenticate } from './features/identity/authenticate.ts'
import { createTokens } from './features/identity/session-token.ts'
import type { Tables } from './platform/database-tables.ts'
import { installErrorHandler } from './platform/http/error-handler.ts'
import type { MessageSender } from './platform/messages/message-sender.ts'
import type { PaymentGateway } from './platform/payments/payment-gateway.ts'
import type { FileStore } from './platform/storage/file-store.ts'

/** What the features work with; made in main.ts, and anew for each test. */
export interface Services {
  readonly config: Config
  readonly db: Kysely<Tables>
  readonly messages: MessageSender
  readonly files: FileStore
  readonly payments: PaymentGateway
}

/** The portal's HTTP application; every feature is registered here by name. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, db } = services
  const tokens = createTokens(config.secrets.session)
  const app = Fastify({
    logger: { level: config.logLevel },
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    trustProxy: 'loopback',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app)
  app.decorateRequest('principal', null)
  app.decorate('authenticate', createAuthenticate(db, tokens))
  await app.register(cookie)
  await app.register(helmet)
  return app
}
