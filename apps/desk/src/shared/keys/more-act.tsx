import { moreMessages } from '@sanad/texts/desk/shared/more'
import { useMessages } from '@sanad/web-kit'
import { ActButton } from './act-button.tsx'

interface MoreActProps {
  readonly isReading: boolean
  readonly onMore: () => void
}

/** The next page of a list, below it. */
export function MoreAct({ isReading, onMore }: MoreActProps) {
  const texts = useMessages(moreMessages)
  return <ActButton keys="shift+n" label={texts.more} variant="secondary" busy={isReading} onClick={onMore} />
}
