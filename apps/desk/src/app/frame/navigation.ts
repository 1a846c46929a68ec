import type { StaffPermission } from '@sanad/domain'
import type { NavigationTexts } from '@sanad/texts/desk/shared/navigation'
import {
  BuildingIcon,
  CalendarIcon,
  ClockIcon,
  ListIcon,
  LockIcon,
  RupeeIcon,
  ShieldIcon,
  TicketIcon,
  UserIcon,
  WarningIcon,
} from '@sanad/ui'
import type { ComponentType } from 'react'
import { MineCount, UnownedCount, WorkCount } from '../../features/work/work-count.tsx'
import { paths, workPath } from '../../shared/routing/paths.ts'

export interface NavigationEntry {
  readonly label: keyof NavigationTexts
  readonly path: string
  readonly icon: ComponentType<{ size?: number }>
  /** Who may not do it has no such entry. */
  readonly permission: StaffPermission
  /** After `G`. */
  readonly key?: string
  /** In the bar at the bottom of a phone, which has room for three beside the search and the rest. */
  readonly isPrimary?: boolean
  /** How many wait, where the queue knows it. */
  readonly Count?: ComponentType
}

export interface NavigationGroup {
  readonly label: keyof NavigationTexts
  readonly entries: readonly NavigationEntry[]
}

/** The list on the left, in its order; the first entry that somebody has is where the desk begins for them. */
const navigation: readonly NavigationGroup[] = [
  {
    label: 'groupWork',
    entries: [
      {
        label: 'work',
        path: paths.work,
        icon: ListIcon,
        permission: 'work.read',
        key: 'w',
        isPrimary: true,
        Count: WorkCount,
      },
      {
        label: 'mine',
        path: workPath('mine'),
        icon: UserIcon,
        permission: 'work.take',
        key: 'i',
        Count: MineCount,
      },
      {
        label: 'unowned',
        path: workPath('unowned'),
        icon: WarningIcon,
        permission: 'work.assign',
        key: 'u',
        Count: UnownedCount,
      },
      {
        label: 'tickets',
        path: paths.tickets,
        icon: TicketIcon,
        permission: 'ticket.answer',
        key: 't',
        isPrimary: true,
      },
      {
        label: 'consultations',
        path: paths.consultations,
        icon: CalendarIcon,
        permission: 'consultation.manage',
        key: 'c',
      },
      {
        label: 'money',
        path: paths.money,
        icon: RupeeIcon,
        permission: 'payment.link',
        key: 'm',
        isPrimary: true,
      },
    ],
  },
  {
    label: 'groupPeople',
    entries: [
      {
        label: 'people',
        path: paths.people,
        icon: BuildingIcon,
        permission: 'people.manage',
        key: 'p',
        isPrimary: true,
      },
      {
        label: 'calendar',
        path: paths.calendar,
        icon: ClockIcon,
        permission: 'calendar.edit',
        key: 'h',
      },
      {
        label: 'jobs',
        path: paths.jobs,
        icon: WarningIcon,
        permission: 'jobs.manage',
        key: 'j',
      },
      {
        label: 'privacy',
        path: paths.privacy,
        icon: LockIcon,
        permission: 'privacy.read',
        key: 'e',
      },
      {
        label: 'audit',
        path: paths.audit,
        icon: ShieldIcon,
        permission: 'audit.read',
        key: 'a',
        isPrimary: true,
      },
    ],
  },
  {
    label: 'groupOwn',
    entries: [{ label: 'me', path: paths.me, icon: UserIcon, permission: 'self' }],
  },
]

/** What these permissions open. */
export function navigationOf(permissions: readonly string[]): NavigationGroup[] {
  return navigation.flatMap(({ label, entries }) => {
    const open = entries.filter(({ permission }) => permissions.includes(permission))
    return open.length > 0 ? [{ label, entries: open }] : []
  })
}

export function homeOf(permissions: readonly string[]): string {
  return navigationOf(permissions)[0]?.entries[0]?.path ?? paths.me
}
