import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  offerPasskey,
  provePasskey,
  proveStaffFactor,
} from '@sanad/contracts/staff'
import { api } from '../../shared/api/api.ts'
import { endpointMutation } from '../../shared/api/endpoint-builders.ts'

const factorApi = api.injectEndpoints({
  endpoints: (build) => ({
    proveStaffFactor: endpointMutation(build, proveStaffFactor),
    offerPasskey: endpointMutation(build, offerPasskey),
    provePasskey: endpointMutation(build, provePasskey),
    beginAuthenticator: endpointMutation(build, beginAuthenticator),
    confirmAuthenticator: endpointMutation(build, confirmAuthenticator),
    beginPasskey: endpointMutation(build, beginPasskey),
    addPasskey: endpointMutation(build, addPasskey),
  }),
})

export const {
  useProveStaffFactorMutation,
  useOfferPasskeyMutation,
  useProvePasskeyMutation,
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
} = factorApi
