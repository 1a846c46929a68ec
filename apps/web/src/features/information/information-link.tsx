import type { ServiceApplication } from '@sanad/contracts'
import { LinkButton, type LinkButtonProps } from '@sanad/ui'
import { AppLink } from '@sanad/web-kit'
import { informationPath } from '../../shared/routing/paths.ts'
import { tabToOpen } from './missing-items.ts'

interface InformationLinkProps extends Omit<LinkButtonProps, 'render'> {
  application: ServiceApplication
}

/** Leads to Provide Information, to where something is missing. */
export function InformationLink({ application, ...rest }: InformationLinkProps) {
  const to = informationPath(application.serviceDetails.id, { tab: tabToOpen(application) })
  return <LinkButton {...rest} render={<AppLink to={to} />} />
}
