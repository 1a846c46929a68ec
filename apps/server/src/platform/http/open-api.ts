import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { accessLinkHeader, endpoints, sourceHeader } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod'

const uploads = new Map(
  endpoints.filter(({ multipart }) => multipart).map((endpoint) => [endpoint.name, endpoint.body]),
)

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
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          accessLink: { type: 'apiKey', in: 'header', name: accessLinkHeader },
        },
      },
    },
    transform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Sanad API' },
    // Its own script sets styles on elements; nobody's data is shown here.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  })
}

/** Uploads are read as streams, so their routes have no body schema; here they get one to be described by. */
const transform: SwaggerTransform = (route) => {
  const tags = [route.url.split('/').find((part) => !['', 'api', 'v2'].includes(part)) ?? 'other']
  const schema = { ...route.schema, tags }
  const parts = uploads.get(schema.operationId ?? '')
  if (!parts) return jsonSchemaTransform({ ...route, schema })
  const body = z.intersection(parts, z.object({ file: z.file() }))
  return jsonSchemaTransform({ ...route, schema: { ...schema, consumes: ['multipart/form-data'], body } })
}
