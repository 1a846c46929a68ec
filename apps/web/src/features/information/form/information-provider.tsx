import type { ServiceApplication } from '@sanad/contracts'
import { Button, type ButtonProps } from '@sanad/ui'
import { activeTabSet } from '@sanad/web-kit'
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useAppDispatch } from '../../../shared/state/app-state.ts'
import { tabToOpen } from './missing-items.ts'

const loadDialog = () =>
  import('./information-dialog.tsx').then((module) => ({ default: module.InformationDialog }))
const InformationDialog = lazy(loadDialog)
const preloadDialog = () => void loadDialog().catch(() => {})

const OpenInformation = createContext<(() => void) | undefined>(undefined)

interface InformationProviderProps {
  application: ServiceApplication
  children: ReactNode
}

/** Holds Provide Information, which several buttons of the page open: where something is missing. */
export function InformationProvider({ application, children }: InformationProviderProps) {
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState<boolean>()
  const show = () => {
    dispatch(activeTabSet(tabToOpen(application)))
    setOpen(true)
  }
  return (
    <OpenInformation value={show}>
      {children}
      {open !== undefined && (
        <Suspense>
          <InformationDialog application={application} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </OpenInformation>
  )
}

/** Opens Provide Information. */
export function InformationButton(props: Omit<ButtonProps, 'onClick'>) {
  const open = useContext(OpenInformation)
  if (!open) throw new Error('InformationButton needs an InformationProvider')
  return (
    <Button
      {...props}
      onClick={open}
      onPointerEnter={preloadDialog}
      onTouchStart={preloadDialog}
      onFocus={preloadDialog}
    />
  )
}
