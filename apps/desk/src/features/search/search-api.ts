import { lookUpPan, searchDesk } from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What was found is true of a moment: kept no longer than the palette is open.
    searchDesk: endpointQuery(build, searchDesk, { keepUnusedDataFor: 5 }),
    lookUpPan: endpointMutation(build, lookUpPan),
  }),
})

export const { useLookUpPanMutation, useSearchDeskQuery } = searchApi
