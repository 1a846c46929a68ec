import type { ServiceApplication } from '@sanad/contracts'
import { informationStepMessages } from '@sanad/texts/web/information-step'
import { LinkButton, type LinkButtonProps } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { informationPath } from '../../shared/routing/paths.ts'
import { tabToOpen } from './missing-items.ts'

interface InformationLinkProps extends Omit<LinkButtonProps, 'render' | 'children'> {
  application: ServiceApplication
  /** The document that is shown at once. */
  item?: string | undefined
  /** By default what the act is called. */
  children?: ReactNode
}

/** Leads to Provide Information, to where something is missing. */
export function InformationLink({ application, item, children, ...rest }: InformationLinkProps) {
  const { provide } = useMessages(informationStepMessages)
  const place = item ? { item } : { tab: tabToOpen(application) }
  const to = informationPath(application.serviceDetails.id, place)
  return (
    <LinkButton {...rest} render={<AppLink to={to} />}>
      {children || provide}
    </LinkButton>
  )
}
