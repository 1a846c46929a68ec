import { Navigate } from 'react-router'
import { useStaff } from '../../shared/session/use-staff.ts'
import { homeOf } from './navigation.ts'

/** Leads to where somebody's work begins: a queue, or, for who reads no customer, people or the audit log. */
export function Home() {
  const { permissions } = useStaff()
  return <Navigate to={homeOf(permissions)} replace />
}
