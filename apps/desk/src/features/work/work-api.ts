import {
  assignWork,
  deleteWorkView,
  finishWork,
  listAssignees,
  listWork,
  listWorkOwners,
  listWorkRows,
  listWorkViews,
  orderWorkViews,
  releaseWork,
  saveWorkView,
  setWorkDue,
  setWorkPriority,
  snoozeWork,
  takeNextWork,
  takeWork,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'
import { readTag } from '../../shared/live/read-tag.ts'

const changes = { invalidatesTags: ['Work'] } as const
const viewChanges = { invalidatesTags: ['WorkView'] } as const

export const workApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWork: endpointQuery(build, listWork, {
      providesTags: (_data, _error, asked) => ['Work', readTag('listWork', asked)],
    }),
    /** Their answers go into the list that they are of. */
    listWorkRows: endpointQuery(build, listWorkRows, { keepUnusedDataFor: 0 }),
    listAssignees: endpointQuery(build, listAssignees, { keepUnusedDataFor: 5 }),
    listWorkOwners: endpointQuery(build, listWorkOwners, {
      providesTags: (_data, _error, asked) => ['Work', readTag('listWorkOwners', asked)],
    }),
    listWorkViews: endpointQuery(build, listWorkViews, {
      providesTags: ['Work', 'WorkView', readTag('listWorkViews', undefined)],
    }),
    saveWorkView: endpointMutation(build, saveWorkView, viewChanges),
    deleteWorkView: endpointMutation(build, deleteWorkView, viewChanges),
    orderWorkViews: endpointMutation(build, orderWorkViews, viewChanges),
    takeNextWork: endpointMutation(build, takeNextWork, changes),
    takeWork: endpointMutation(build, takeWork, changes),
    releaseWork: endpointMutation(build, releaseWork, changes),
    assignWork: endpointMutation(build, assignWork, changes),
    snoozeWork: endpointMutation(build, snoozeWork, changes),
    finishWork: endpointMutation(build, finishWork, changes),
    setWorkDue: endpointMutation(build, setWorkDue, changes),
    setWorkPriority: endpointMutation(build, setWorkPriority, changes),
  }),
})

export const {
  useAssignWorkMutation,
  useDeleteWorkViewMutation,
  useFinishWorkMutation,
  useLazyListWorkQuery,
  useListAssigneesQuery,
  useListWorkOwnersQuery,
  useListWorkQuery,
  useListWorkViewsQuery,
  useOrderWorkViewsMutation,
  useReleaseWorkMutation,
  useSaveWorkViewMutation,
  useSetWorkDueMutation,
  useSetWorkPriorityMutation,
  useSnoozeWorkMutation,
  useTakeNextWorkMutation,
  useTakeWorkMutation,
} = workApi
