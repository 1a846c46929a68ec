import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { sourceHeader } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Describes every route registered after it: /api/openapi.json for programs, /api/docs for people. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sanad',
        version: '1',
        description: `Every call carries the header \`${sourceHeader}\`: SHA-256 (hex) of today's date written YYYY-MM-DD.`,
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
