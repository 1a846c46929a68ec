import { getDeskCustomer } from '@sanad/contracts/staff'
import { api } from '../api/api.ts'
import { endpointQuery } from '../api/endpoint-builders.ts'

export const { useGetDeskCustomerQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getDeskCustomer: endpointQuery(build, getDeskCustomer, { providesTags: ['Customer'] }),
  }),
})
