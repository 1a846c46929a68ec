import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import type { Endpoint, RequestOf, SuccessOf } from '@sanad/contracts'
import type { ZodMiniType } from 'zod/mini'
import type { EndpointBaseQuery } from './base-query.ts'
import type { UploadRequest } from './upload-file.ts'

type Build<Tag extends string> = EndpointBuilder<EndpointBaseQuery, Tag, 'api'>

/** A token for this call instead of the session's. */
interface OwnBearer {
  bearer?: string | undefined
}

/** Argument of the hook: `{ params, query, body }` as the contract declares them, or none. */
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's type for a hook without an argument
export type ArgOf<E extends Endpoint> = unknown extends RequestOf<E> ? void : RequestOf<E> & OwnBearer

/** The contract with the output type of its schema resolved, as `responseSchema` requires. */
type Checked<E extends Endpoint> = E & { readonly success: ZodMiniType<SuccessOf<E>, SuccessOf<E>> }

type QueryOptions<E extends Endpoint, Tag extends string> = Omit<
  Parameters<typeof buildQuery<SuccessOf<E>, ArgOf<E>, Tag>>[1],
  'query' | 'queryFn' | 'responseSchema'
>
type MutationOptions<E extends Endpoint, Tag extends string> = Omit<
  Parameters<typeof buildMutation<SuccessOf<E>, ArgOf<E>, Tag>>[1],
  'query' | 'queryFn' | 'responseSchema'
>

/** Builders of RTK Query endpoints from contracts, typed by the app's cache tags. */
export function endpointBuilders<Tag extends string>() {
  /** A query: `endpointQuery(build, getProfile, { providesTags: ['Profile'] })`. */
  function endpointQuery<E extends Endpoint>(
    build: Build<Tag>,
    endpoint: Checked<E>,
    options?: QueryOptions<E, Tag>,
  ) {
    return buildQuery<SuccessOf<E>, ArgOf<E>, Tag>(build, {
      ...options,
      query: (request) => ({ endpoint, request: request ?? {} }),
      responseSchema: endpoint.success,
    })
  }

  function endpointMutation<E extends Endpoint>(
    build: Build<Tag>,
    endpoint: Checked<E>,
    options?: MutationOptions<E, Tag>,
  ) {
    return buildMutation<SuccessOf<E>, ArgOf<E>, Tag>(build, {
      ...options,
      query: (request) => ({ endpoint, request: request ?? {} }),
      responseSchema: endpoint.success,
    })
  }

  /** A mutation with a resumable upload and progress; its argument is an UploadRequest. */
  function endpointUpload<E extends Endpoint>(
    build: Build<Tag>,
    endpoint: Checked<E>,
    options?: { invalidatesTags: readonly Tag[] },
  ) {
    return buildMutation<SuccessOf<E>, UploadRequest, Tag>(build, {
      ...options,
      query: (upload) => ({ endpoint, upload }),
      responseSchema: endpoint.success,
    })
  }

  return { endpointQuery, endpointMutation, endpointUpload }
}

function buildQuery<Result, Arg, Tag extends string>(
  build: Build<Tag>,
  definition: Parameters<typeof build.query<Result, Arg>>[0],
) {
  return build.query<Result, Arg>(definition)
}

function buildMutation<Result, Arg, Tag extends string>(
  build: Build<Tag>,
  definition: Parameters<typeof build.mutation<Result, Arg>>[0],
) {
  return build.mutation<Result, Arg>(definition)
}
