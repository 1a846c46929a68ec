import { dropGivenUpJob, listGivenUpJobs, retryGivenUpJob } from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGivenUpJobs: endpointQuery(build, listGivenUpJobs, { providesTags: ['Jobs'] }),
    retryGivenUpJob: endpointMutation(build, retryGivenUpJob, { invalidatesTags: ['Jobs'] }),
    dropGivenUpJob: endpointMutation(build, dropGivenUpJob, { invalidatesTags: ['Jobs'] }),
  }),
})

export const { useListGivenUpJobsQuery, useRetryGivenUpJobMutation, useDropGivenUpJobMutation } = jobsApi
