import type { SuccessOf } from '@sanad/contracts'
import { type AuditFilter, exportAuditEntries, listAuditEntries } from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

type Page = SuccessOf<typeof listAuditEntries>

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditEntries: build.infiniteQuery<Page, AuditFilter, string | undefined>({
      query: ({ queryArg: filter, pageParam: cursor }) => ({
        endpoint: listAuditEntries,
        request: { query: { ...filter, cursor } },
      }),
      responseSchema: listAuditEntries.success,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.next_cursor ?? undefined,
      },
      // The log grows by being read: what was read a while ago is old.
      keepUnusedDataFor: 0,
    }),
    exportAuditEntries: endpointMutation(build, exportAuditEntries),
  }),
})

export const { useExportAuditEntriesMutation, useListAuditEntriesInfiniteQuery } = auditApi
