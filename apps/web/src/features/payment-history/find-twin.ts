import type { DuePayment } from '@sanad/contracts'

type Application = DuePayment['application']

/** Another application for the same service and a business of the same name: a hint that names both, and decides nothing. */
export function findTwin(due: Application, applications: readonly Application[]): Application | undefined {
  return applications.find(
    ({ id, title, name_of_firm, is_deleted }) =>
      id !== due.id && !is_deleted && title === due.title && name_of_firm === due.name_of_firm,
  )
}
