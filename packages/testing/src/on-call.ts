import { declaredErrors, type Endpoint, routePattern } from '@sanad/contracts'
import { type HttpHandler, type HttpResponseResolver, http } from 'msw'

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

interface Options {
  /** Only calls with these path parameters; without them all calls of the endpoint. */
  params?: Readonly<Record<string, string>>
  /** Only the next call. */
  once?: boolean
}

/** Request handler for the calls of an endpoint; an error code that its contract does not declare fails the test. */
export function onCall(
  endpoint: Endpoint,
  resolver: HttpResponseResolver,
  { params, ...options }: Options = {},
): HttpHandler {
  const pattern = routePattern(endpoint).replace(/:(\w+)/g, (whole, name) => params?.[name] ?? whole)
  const respond: HttpResponseResolver = async (call) => {
    const response = await resolver(call)
    if (response instanceof Response && !response.ok) await assertDeclared(endpoint, response.clone())
    return response
  }
  return methods[endpoint.method](location.origin + pattern, respond, options)
}

async function assertDeclared(endpoint: Endpoint, refusal: Response): Promise<void> {
  const body: unknown = await refusal.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('code' in body)) return
  const declared: ReadonlySet<unknown> = declaredErrors(endpoint)
  if (!declared.has(body.code)) console.error(`${endpoint.name} declares no ${body.code}`)
}
