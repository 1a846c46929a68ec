import { accessLinkHeader, type Endpoint, endpoints } from '@sanad/contracts'
import type { JsonSchema } from '@sanad/testing'
import type { Target } from '../target/start-target.ts'

interface Described {
  readonly operationId?: string
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

/** An operation as the portal describes itself. */
export interface Operation {
  readonly name: string
  readonly method: string
  /** With `{name}` for each parameter. */
  readonly path: string
  readonly params: Readonly<Record<string, JsonSchema>>
  readonly query: Readonly<Record<string, JsonSchema>>
  readonly body: JsonSchema | undefined
  readonly isForm: boolean
  /** Its contract; undefined for what a signed link opens. */
  readonly endpoint: Endpoint | undefined
}

interface Description {
  readonly paths: Record<string, Record<string, Described>>
  readonly components: { readonly schemas: Record<string, JsonSchema> }
}

/** Puts named schemas where they are referred to; none refers to itself. */
function resolve(part: unknown, schemas: Description['components']['schemas']): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((each) => resolve(each, schemas))
  const name = '$ref' in part ? String(part.$ref).match(/^#\/components\/schemas\/(.+)$/)?.[1] : undefined
  if (name !== undefined) return resolve(schemas[name], schemas)
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value, schemas)]))
}

/** Every operation of the running portal's OpenAPI document. */
export async function listOperations({ origin }: Target): Promise<Operation[]> {
  const response = await fetch(`${origin}/api/openapi.json`)
  const { paths, components } = (await response.json()) as Description
  const resolved = resolve(paths, components.schemas) as Description['paths']
  return Object.entries(resolved).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method, path, described)),
  )
}

function operationOf(method: string, path: string, described: Described): Operation {
  const { operationId, parameters = [], requestBody } = described
  const schemas = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, schema]),
    )
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, { type: 'string' }])
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return {
    name: operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    params: { ...Object.fromEntries(names), ...schemas('path') },
    query: schemas('query'),
    body: content?.schema,
    isForm: type === 'multipart/form-data',
    endpoint: endpoints.find(({ name }) => name === operationId),
  }
}

/** What the document leaves out and a stranger finds all the same; not the outbox, which production does not have. */
export const undescribed: readonly Operation[] = [
  ['GET', '/user/{page}'],
  ['GET', '/{page}'],
  ['GET', '/health/{which}'],
  ['GET', '/api/docs/{file}'],
  ['POST', '/api/uploads'],
  ['HEAD', '/api/uploads/{id}'],
  ['PATCH', '/api/uploads/{id}'],
  ['DELETE', '/api/uploads/{id}'],
  ['GET', '/api/messages/whatsapp/webhook'],
  ['OPTIONS', '/api/{anything}'],
].map(([method = '', path = '']) => ({
  ...operationOf(method, path, {}),
  query: { to: {}, 'hub.mode': {}, 'hub.challenge': {}, cursor: {} },
}))

/** Headers that say who calls. */
export function credentials(kind: 'bearer' | 'link', token: string): Record<string, string> {
  return kind === 'bearer' ? { authorization: `Bearer ${token}` } : { [accessLinkHeader]: token }
}
