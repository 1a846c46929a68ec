import type { NavigationTexts } from '@sanad/texts/desk/shared/navigation'
import { ListIcon, TicketIcon, UserIcon } from '@sanad/ui'
import type { ComponentType } from 'react'
import { WorkCount } from '../../features/work/work-count.tsx'
import { paths } from '../../shared/routing/paths.ts'

export interface NavigationEntry {
  readonly label: keyof NavigationTexts
  readonly path: string
  readonly icon: ComponentType<{ size?: number }>
  /** After `G`. */
  readonly key?: string
  /** In the bar at the bottom of a phone, which has room for five. */
  readonly isPrimary?: boolean
  /** How many wait, where the queue knows it. */
  readonly Count?: ComponentType
}

export interface NavigationGroup {
  readonly label: keyof NavigationTexts
  readonly entries: readonly NavigationEntry[]
}

/** The list on the left, in its order; the first entry is where the desk begins. */
export const navigation: readonly NavigationGroup[] = [
  {
    label: 'groupWork',
    entries: [
      { label: 'work', path: paths.work, icon: ListIcon, key: 'w', isPrimary: true, Count: WorkCount },
      { label: 'tickets', path: paths.tickets, icon: TicketIcon, key: 't', isPrimary: true },
    ],
  },
  { label: 'groupOwn', entries: [{ label: 'me', path: paths.me, icon: UserIcon, isPrimary: true }] },
]

export function homeOf(): string {
  return navigation[0]?.entries[0]?.path ?? paths.me
}
