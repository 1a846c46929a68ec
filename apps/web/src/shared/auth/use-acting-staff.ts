import { authApi } from './auth-api.ts'

/** The member of the service centre who acts in this session; null for the customer. The dashboard's frame reads it. */
export function useActingStaff(): { readonly name: string } | null {
  const { data } = authApi.endpoints.getProfile.useQueryState(undefined)
  return data?.acting_staff ?? null
}
