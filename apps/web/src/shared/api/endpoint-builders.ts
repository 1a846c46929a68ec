import type { BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query'
import type { Endpoint, RequestOf, SuccessOf } from '@sanad/contracts'
import type { ZodMiniType } from 'zod/mini'
import type { TagType } from './api.ts'
import type { ApiError } from './api-error.ts'
import type { EndpointCall } from './base-query.ts'
import { type UploadRequest, uploadFile } from './upload-file.ts'

type BaseQuery = BaseQueryFn<EndpointCall, unknown, ApiError>
type Build = EndpointBuilder<BaseQuery, TagType, 'api'>

/** In place of the session's token. */
interface OwnBearer {
  bearer?: string | undefined
}

/** What a caller gives: `{ params, query, body }` as the contract states them, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: the api's way to say that a hook takes no argument
export type ArgOf<E extends Endpoint> = unknown extends RequestOf<E> ? void : RequestOf<E> & OwnBearer

/** The contract with its schema's output spelled out, as the api wants it. */
type Checked<E extends Endpoint> = E & { readonly success: ZodMiniType<SuccessOf<E>, SuccessOf<E>> }

type QueryOptions<E extends Endpoint> = Omit<
  Parameters<typeof buildQuery<SuccessOf<E>, ArgOf<E>>>[1],
  'query' | 'queryFn' | 'responseSchema'
>
type MutationOptions<E extends Endpoint> = Omit<
  Parameters<typeof buildMutation<SuccessOf<E>, ArgOf<E>>>[1],
  'query' | 'queryFn' | 'responseSchema'
>

/** A query of the api, made from its contract: `endpointQuery(build, getProfile, { providesTags: ['Profile'] })`. */
export function endpointQuery<E extends Endpoint>(
  build: Build,
  endpoint: Checked<E>,
  options?: QueryOptions<E>,
) {
  return buildQuery<SuccessOf<E>, ArgOf<E>>(build, {
    ...options,
    query: (request) => ({ endpoint, request: request ?? {} }),
    responseSchema: endpoint.success,
  })
}

/** A mutation of the api, made from its contract. */
export function endpointMutation<E extends Endpoint>(
  build: Build,
  endpoint: Checked<E>,
  options?: MutationOptions<E>,
) {
  return buildMutation<SuccessOf<E>, ArgOf<E>>(build, {
    ...options,
    query: (request) => ({ endpoint, request: request ?? {} }),
    responseSchema: endpoint.success,
  })
}

/** A mutation that sends a file, with progress; its argument is an UploadRequest. */
export function endpointUpload<E extends Endpoint>(
  build: Build,
  endpoint: Checked<E>,
  options?: { invalidatesTags: readonly TagType[] },
) {
  return buildMutation<SuccessOf<E>, UploadRequest>(build, {
    ...options,
    queryFn: async (request, api) => {
      const answer = await uploadFile(endpoint, request, api)
      // uploadFile has parsed the data with this schema; only its type is lost on the way.
      return 'error' in answer ? answer : { data: answer.data as SuccessOf<E> }
    },
  })
}

function buildQuery<Result, Arg>(build: Build, definition: Parameters<typeof build.query<Result, Arg>>[0]) {
  return build.query<Result, Arg>(definition)
}

function buildMutation<Result, Arg>(
  build: Build,
  definition: Parameters<typeof build.mutation<Result, Arg>>[0],
) {
  return build.mutation<Result, Arg>(definition)
}
