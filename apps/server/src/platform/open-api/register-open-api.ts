import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { accessLinkHeader, endpoints, sourceHeader } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { componentRegistry } from './component-registry.ts'
import { type ApiDescription, describeOperations } from './describe-operations.ts'
import { tagOf, tags } from './tags.ts'

const uploads = new Map(
  endpoints.filter(({ multipart }) => multipart).map((endpoint) => [endpoint.name, endpoint.body]),
)

const schemaRegistry = componentRegistry()
const routeToJson = createJsonSchemaTransform({ schemaRegistry })
const documentToJson = createJsonSchemaTransformObject({ schemaRegistry })

const aboutSource = `SHA-256, in hexadecimal, of today's date written YYYY-MM-DD (in UTC or in India; a day off is taken as well), for example \`printf 2026-11-22 | sha256sum\`. It tells our clients from strays and protects nothing.`

/** Describes every route registered after it: /api/openapi.json for programs, /api/docs for people. */
export async function registerOpenApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description: `The portal of a service centre for government registrations. Every call carries the header \`${sourceHeader}\`. ${aboutSource}`,
        license: { name: 'Proprietary', url: 'https://sanad.example/licence' },
      },
      servers: [{ url: '/', description: 'This portal' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          accessLink: { type: 'apiKey', in: 'header', name: accessLinkHeader },
        },
        parameters: {
          Source: {
            name: sourceHeader,
            in: 'header',
            required: true,
            description: aboutSource,
            schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
            example: '7cc4d82fb25d8b2b9e1c0ce1fbb0f5a0d6a2c7c7c1f6b9d1d7f7b1c5c3f4a2e1',
          },
        },
      },
    },
    transform,
    transformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: `${title} API` },
    // Its own script sets styles on elements; nobody's data is shown here.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  })
}

/** Uploads are read as streams, so their routes have no body schema; here they get one to be described by. */
const transform: SwaggerTransform = (route) => {
  const schema = { ...route.schema, tags: [tagOf(route.url)] }
  const parts = uploads.get(schema.operationId ?? '')
  if (!parts) return routeToJson({ ...route, schema })
  const fields = parts instanceof z.core.$ZodObject ? parts._zod.def.shape : {}
  const body = z.object({ ...fields, file: z.file() } as z.ZodRawShape)
  return routeToJson({ ...route, schema: { ...schema, consumes: ['multipart/form-data'], body } })
}

const transformObject: SwaggerTransformObject = (document) => {
  const api = documentToJson(document) as unknown as ApiDescription
  return describeOperations(api) as unknown as ReturnType<SwaggerTransformObject>
}
