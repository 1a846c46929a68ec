import { consentAsGuardian } from '@sanad/contracts'
import { api } from '../api/api.ts'
import { endpointMutation } from '../api/endpoint-builders.ts'

const guardianApi = api.injectEndpoints({
  endpoints: (build) => ({ consentAsGuardian: endpointMutation(build, consentAsGuardian) }),
})

export const { useConsentAsGuardianMutation } = guardianApi
