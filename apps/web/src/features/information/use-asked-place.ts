import type { ServiceApplication } from '@sanad/contracts'
import { activeTabSet, useMinWidth } from '@sanad/web-kit'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { type InformationTab, tabToOpen } from './missing-items.ts'

// The width from which list and item stand side by side (asked-layout.module.css).
const sideBySide = '64rem'

/** Which part of what is asked is on show: in the address, so that a reload and Back keep it. */
export function useAskedPlace(application: ServiceApplication) {
  const dispatch = useAppDispatch()
  const isWide = useMinWidth(sideBySide)
  const [params] = useSearchParams()
  const navigate = useNavigateFromHere()
  // Once: what is given on a tab must not lead away from it.
  const [first] = useState(() => tabToOpen(application))
  const named = params.get('tab')
  const chosen = application.documentList.find(({ document_id }) => document_id === params.get('item'))
  const tab: InformationTab = chosen
    ? 'documents'
    : named === 'documents' || named === 'information'
      ? named
      : first
  useEffect(() => void dispatch(activeTabSet(tab)), [dispatch, tab])
  const goingTo = useRef<InformationTab>(undefined)
  useEffect(() => {
    if (goingTo.current !== tab) return
    goingTo.current = undefined
    // What was pressed is gone. The panel is higher than a phone: scrolled to, it would push the heading away. The one that
    // is left is not hidden before its transition, but it is inert.
    document.querySelector<HTMLElement>('[role="tabpanel"]:not([inert])')?.focus({ preventScroll: true })
  }, [tab])
  return {
    isWide,
    tab,
    chosen,
    show: (next: InformationTab) =>
      void navigate({ search: `?tab=${next}` }, { replace: true, preventScrollReset: true }),
    /** From the end of a tab to the beginning of the next one. */
    proceed: (next: InformationTab) => {
      goingTo.current = next
      void navigate({ search: `?tab=${next}` }, { replace: true })
    },
  }
}

/** The address of a document within the page, and of the list. */
export const toDocument = (id: string) => `?item=${encodeURIComponent(id)}`
export const toDocuments = '?tab=documents'
