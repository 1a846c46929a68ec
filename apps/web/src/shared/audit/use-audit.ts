import { type BodyOf, writeAuditLog } from '@sanad/contracts'
import { useCallback } from 'react'
import { api } from '../api/api.ts'
import { endpointMutation } from '../api/endpoint-builders.ts'
import { useAppDispatch } from '../state/app-state.ts'

export type AuditEntry = BodyOf<typeof writeAuditLog>

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({ writeAuditLog: endpointMutation(build, writeAuditLog) }),
})

/** Client-side telemetry, best effort: a failure is logged, never shown. */
export function useAudit(): (entry: AuditEntry) => void {
  const dispatch = useAppDispatch()
  return useCallback(
    (entry) => {
      dispatch(auditApi.endpoints.writeAuditLog.initiate({ body: entry }, { track: false }))
        .unwrap()
        .catch((error: unknown) => console.warn(`The audit entry ${entry.action} was not written`, error))
    },
    [dispatch],
  )
}
