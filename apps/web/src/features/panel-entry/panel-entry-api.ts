import { validatePanelCode } from '@sanad/contracts'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const panelEntryApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation although it is a GET: it consumes the one-time code.
    validatePanelCode: endpointMutation(build, validatePanelCode),
  }),
})

export const { useValidatePanelCodeMutation } = panelEntryApi
