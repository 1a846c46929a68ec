import { overviewMessages } from '@sanad/texts/web/overview'
import { useMessages } from '@sanad/web-kit'
import { useAppSelector } from '../../shared/state/app-state.ts'

/**
 * By name, for a newcomer as well: whose account has no applications may have come from a linked one, and nobody welcomes them
 * to a portal that they use.
 */
export function useGreeting(): string {
  const texts = useMessages(overviewMessages)
  const name = useAppSelector((state) => state.auth.user?.name_of_person)
  return name ? texts.hello({ name }) : texts.helloNobody
}
