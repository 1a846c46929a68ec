import {
  type Access,
  declaredErrors,
  type Endpoint,
  endpoints,
  errorKinds,
  routePattern,
  statusOf,
} from '@sanad/contracts'
import { exampleOf, type JsonSchema } from './example-of.ts'
import { signedDownloads } from './signed-downloads.ts'

interface Content {
  schema: JsonSchema
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
}
interface Operation {
  operationId?: string
  summary?: string
  security?: object[]
  description?: string
  parameters?: object[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description: string; content?: Record<string, Content> }>
}
export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; [kind: string]: unknown }
  [part: string]: unknown
}

const callers: Readonly<Record<Access, string>> = {
  public: 'Anybody.',
  session: 'A signed-in customer.',
  otp: 'A customer, by a challenge token, an access link or a session.',
  link: 'A customer, by an access link or a session that owns the application.',
  gateway: 'The payment provider, by its signature.',
  staff: 'A signed-in member of the service centre.',
  panel: 'A member of the service centre, by a one-time code for one customer.',
}

/** Adds what the schemas do not say: who may call, the `source` header, what each error means, an example of each body. */
export function describeOperations(api: ApiDescription): ApiDescription {
  for (const endpoint of endpoints) {
    const path = routePattern(endpoint).replace(/:(\w+)/g, '{$1}')
    const operation = api.paths[path]?.[endpoint.method.toLowerCase()]
    if (operation) describe(endpoint, operation, api.components.schemas)
  }
  for (const [path, download] of Object.entries(signedDownloads)) {
    const operation = api.paths[path]?.get
    if (operation) Object.assign(operation, describeDownload(operation, download))
  }
  return withoutUnused(api)
}

function describeDownload(
  operation: Operation,
  { operationId, summary }: { operationId: string; summary: string },
): Operation {
  const answer = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } }
  return {
    ...operation,
    operationId,
    summary,
    description: 'Who may call it: whoever has the signed link, while it is valid.',
    security: [],
    responses: {
      200: { description: 'The file' },
      404: { description: 'not_found: an unknown, expired or changed link', content: answer },
    },
  }
}

function describe(endpoint: Endpoint, operation: Operation, schemas: Record<string, JsonSchema>): void {
  operation.description = `Who may call it: ${callers[endpoint.access]}`
  if (endpoint.access !== 'gateway') {
    operation.parameters = [{ $ref: '#/components/parameters/Source' }, ...(operation.parameters ?? [])]
  }
  for (const content of Object.values(operation.requestBody?.content ?? {})) {
    content.example = exampleOf(content.schema, schemas)
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    const codes = [...declaredErrors(endpoint)].filter((code) => String(statusOf(code)) === status)
    response.description = codes.length > 0 ? codes.join(', ') : 'What it answers'
    for (const content of Object.values(response.content ?? {})) {
      if (codes.length === 0) content.example = exampleOf(content.schema, schemas)
      else content.examples = Object.fromEntries(codes.map((code) => [code, errorExample(code)]))
    }
  }
}

function errorExample(code: keyof typeof errorKinds) {
  const { message } = errorKinds[code]
  const requestId = '5f6b0e6a-2b6c-4f2e-9d53-0a4f1f5f7f10'
  return { summary: message, value: { success: false, message, code, requestId } }
}

/** Each schema is made as it is sent and as it is answered; what no operation refers to, by way of others too, goes. */
export function withoutUnused(api: ApiDescription): ApiDescription {
  const { schemas } = api.components
  const used = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name] ?? {})
    }
  }
  follow(api.paths)
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...api, components: { ...api.components, schemas: kept } }
}
