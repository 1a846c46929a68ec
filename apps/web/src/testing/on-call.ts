import { type Endpoint, routePattern } from '@sanad/contracts'
import { type HttpHandler, type HttpResponseResolver, http } from 'msw'

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** Answers the calls of an endpoint. */
export function onCall(endpoint: Endpoint, resolver: HttpResponseResolver): HttpHandler {
  return methods[endpoint.method](`${location.origin}${routePattern(endpoint)}`, resolver)
}
