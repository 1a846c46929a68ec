import { Button } from '@sanad/ui'
import type { ComponentProps } from 'react'
import { type FetchPage, type PageCalls, usePageWish } from './use-page-wish.ts'

interface MoreButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  query: PageCalls
  fetchPage: FetchPage
  isFetchingPage: boolean
}

/** Loads another page of a list, also when pressed during a refetch. */
export function MoreButton({ query, fetchPage, isFetchingPage, ...rest }: MoreButtonProps) {
  const { isWanted, want } = usePageWish(query, fetchPage)
  return <Button {...rest} busy={isWanted || isFetchingPage} onClick={want} />
}
