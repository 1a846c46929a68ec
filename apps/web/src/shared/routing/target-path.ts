import type { NotificationTarget, ShortLinkTarget } from '@sanad/contracts'
import {
  accountSectionPath,
  consultationPath,
  dueDatesPath,
  paths,
  servicePath,
  ticketPath,
} from './paths.ts'

const screens = {
  application: [paths.services, (id: string) => servicePath(paths.service, id)],
  ticket: [paths.tickets, ticketPath],
  consultation: [paths.consult, consultationPath],
  compliance: [paths.compliance, dueDatesPath],
} as const satisfies Record<NotificationTarget['type'], [list: string, one: (id: string) => string]>

/** The screen of what a notification or a message is about; of all of its kind, where it names none. */
export function targetPath(target: ShortLinkTarget): string {
  if (target.type === 'account') return accountSectionPath(target.section)
  const { type, id } = target
  const [list, one] = screens[type]
  return id === null ? list : one(id)
}
