import { type Endpoint, routePattern } from '../define-endpoint.ts'

/** What `params.id` of a call of staff can name that belongs to a customer, as it stands in the path. */
export const staffSubjects = [
  'applications',
  'consultations',
  'customers',
  'discount-proposals',
  'documents',
  'money-documents',
  'refund-proposals',
  'refunds',
  'tickets',
  'work',
] as const
export type StaffSubject = (typeof staffSubjects)[number]

/** Which of them a call names; undefined where it lists, or names nothing of a customer. */
export function findStaffSubject(endpoint: Endpoint): StaffSubject | undefined {
  const [, name] = routePattern(endpoint).match(/^\/api\/staff\/([a-z-]+)\/:id(?:\/|$)/) ?? []
  return staffSubjects.find((subject) => subject === name)
}
