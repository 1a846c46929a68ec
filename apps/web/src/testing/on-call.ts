import { type Endpoint, routePattern } from '@sanad/contracts'
import { type HttpHandler, type HttpResponseResolver, http } from 'msw'

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

interface Options {
  /** Only calls with these path parameters; without them all calls of the endpoint. */
  params?: Readonly<Record<string, string>>
  /** Only the next call. */
  once?: boolean
}

/** Request handler for the calls of an endpoint. */
export function onCall(
  endpoint: Endpoint,
  resolver: HttpResponseResolver,
  { params, ...options }: Options = {},
): HttpHandler {
  const pattern = routePattern(endpoint).replace(/:(\w+)/g, (whole, name) => params?.[name] ?? whole)
  return methods[endpoint.method](location.origin + pattern, resolver, options)
}
