import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import type { Endpoint, RequestOf, SuccessOf } from '@sanad/contracts'
import type { ZodMiniType } from 'zod/mini'
import type { EndpointBaseQuery } from './base-query.ts'
import type { UploadRequest } from './upload-file.ts'

type Build<Tag extends string> = EndpointBuilder<EndpointBaseQuery, Tag, 'api'>

/** In place of the session's token. */
interface OwnBearer {
  bearer?: string | undefined
}

/** What a caller gives: `{ params, query, body }` as the contract states them, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: the api's way to say that a hook takes no argument
export type ArgOf<E extends Endpoint> = unknown extends RequestOf<E> ? void : RequestOf<E> & OwnBearer

/** The contract with its schema's output spelled out, as the api wants it. */
type Checked<E extends Endpoint> = E & { readonly success: ZodMiniType<SuccessOf<E>, SuccessOf<E>> }

type QueryOptions<E extends Endpoint, Tag extends string> = Omit<
  Parameters<typeof buildQuery<SuccessOf<E>, ArgOf<E>, Tag>>[1],
  'query' | 'queryFn' | 'responseSchema'
>
type MutationOptions<E extends Endpoint, Tag extends string> = Omit<
  Parameters<typeof buildMutation<SuccessOf<E>, ArgOf<E>, Tag>>[1],
  'query' | 'queryFn' | 'responseSchema'
>

/** Makes an app's endpoints of the query cache from the contracts; `Tag` is what its answers are tagged with. */
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

  /** A mutation that sends a file, with progress; its argument is an UploadRequest. */
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
