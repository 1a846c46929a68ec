import type { NotificationTarget } from '@sanad/contracts'
import { consultationPath, dueDatesPath, paths, servicePath, ticketPath } from './paths.ts'

const screens = {
  application: [paths.services, (id: string) => servicePath(paths.service, id)],
  ticket: [paths.tickets, ticketPath],
  consultation: [paths.consult, consultationPath],
  compliance: [paths.compliance, dueDatesPath],
} as const satisfies Record<NotificationTarget['type'], [list: string, one: (id: string) => string]>

/** The screen of what a notification is about; of all of its kind, where it names none. */
export function targetPath({ type, id }: NotificationTarget): string {
  const [list, one] = screens[type]
  return id === null ? list : one(id)
}
