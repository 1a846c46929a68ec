import {
  countWork,
  listWork,
  releaseWork,
  setWorkDue,
  snoozeWork,
  takeNextWork,
  takeWork,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const changes = { invalidatesTags: ['Work'] } as const

const workApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWork: endpointQuery(build, listWork, { providesTags: ['Work'] }),
    countWork: endpointQuery(build, countWork, { providesTags: ['Work'] }),
    takeNextWork: endpointMutation(build, takeNextWork, changes),
    takeWork: endpointMutation(build, takeWork, changes),
    releaseWork: endpointMutation(build, releaseWork, changes),
    snoozeWork: endpointMutation(build, snoozeWork, changes),
    setWorkDue: endpointMutation(build, setWorkDue, changes),
  }),
})

export const {
  useCountWorkQuery,
  useLazyListWorkQuery,
  useListWorkQuery,
  useReleaseWorkMutation,
  useSetWorkDueMutation,
  useSnoozeWorkMutation,
  useTakeNextWorkMutation,
  useTakeWorkMutation,
} = workApi
