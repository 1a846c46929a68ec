import {
  getByApplication,
  mapService,
  reuseFormAnswer,
  saveDraft,
  submitForm,
  updateGstinNumber,
} from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation, endpointQuery } from '../../shared/api/endpoint-builders.ts'

const applicationFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    getByApplication: endpointQuery(build, getByApplication, {
      keepUnusedDataFor: 0,
      providesTags: ['ApplicationForm'],
    }),
    saveDraft: endpointMutation(build, saveDraft),
    submitForm: endpointMutation(build, submitForm, { invalidatesTags: ['Service', 'Services'] }),
    reuseFormAnswer: endpointMutation(build, reuseFormAnswer, { invalidatesTags: ['ApplicationForm'] }),
    updateGstinNumber: endpointMutation(build, updateGstinNumber),
    mapService: endpointQuery(build, mapService, { providesTags: ['ServiceOutline'] }),
  }),
})

export const {
  useGetByApplicationQuery,
  useReuseFormAnswerMutation,
  useSaveDraftMutation,
  useSubmitFormMutation,
  useUpdateGstinNumberMutation,
  useMapServiceQuery,
} = applicationFormApi
