import type { ServiceApplication } from '@sanad/contracts'
import { useListStatesQuery } from './application-api.ts'

type Details = ServiceApplication['serviceDetails']

/** By what an application is told apart: tracking id, customer with the last digits of the mobile, firm, State. */
export function useIdentity() {
  const { data } = useListStatesQuery()
  return ({ track_id: trackId, name_of_person: name, mobile, name_of_firm: firm, stateId }: Details) => ({
    trackId,
    person: `${name} ··${mobile.slice(-4)}`,
    firm,
    state: data?.data.find(({ id }) => id === stateId)?.state_name,
  })
}
