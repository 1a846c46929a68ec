import {
  changeStaffPerson,
  endAbsence,
  endStaffSessions,
  getStaffPerson,
  handOverStaffWork,
  inviteStaff,
  leaveStaff,
  listStaff,
  listTeams,
  recordAbsence,
  resetStaffPerson,
  saveTeam,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const changes = { invalidatesTags: ['People'] } as const
const changesWork = { invalidatesTags: ['People', 'Work'] } as const

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaff: endpointQuery(build, listStaff, { providesTags: ['People'] }),
    getStaffPerson: endpointQuery(build, getStaffPerson, { providesTags: ['People'] }),
    listTeams: endpointQuery(build, listTeams, { providesTags: ['People'] }),
    inviteStaff: endpointMutation(build, inviteStaff, changes),
    changeStaffPerson: endpointMutation(build, changeStaffPerson, changes),
    resetStaffPerson: endpointMutation(build, resetStaffPerson, changes),
    endStaffSessions: endpointMutation(build, endStaffSessions, changes),
    handOverStaffWork: endpointMutation(build, handOverStaffWork, changesWork),
    leaveStaff: endpointMutation(build, leaveStaff, changes),
    recordAbsence: endpointMutation(build, recordAbsence, changesWork),
    endAbsence: endpointMutation(build, endAbsence, changes),
    saveTeam: endpointMutation(build, saveTeam, changes),
  }),
})

export const {
  useChangeStaffPersonMutation,
  useEndAbsenceMutation,
  useEndStaffSessionsMutation,
  useGetStaffPersonQuery,
  useHandOverStaffWorkMutation,
  useInviteStaffMutation,
  useLeaveStaffMutation,
  useListStaffQuery,
  useListTeamsQuery,
  useRecordAbsenceMutation,
  useResetStaffPersonMutation,
  useSaveTeamMutation,
} = peopleApi
