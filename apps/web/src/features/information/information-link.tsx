import type { ServiceApplication } from '@sanad/contracts'
import { LinkButton, type LinkButtonProps } from '@sanad/ui'
import { AppLink } from '@sanad/web-kit'
import { informationPath } from '../../shared/routing/paths.ts'
import { tabToOpen } from './missing-items.ts'

interface InformationLinkProps extends Omit<LinkButtonProps, 'render'> {
  application: ServiceApplication
  /** The document that is shown at once. */
  item?: string | undefined
}

/** Leads to Provide Information, to where something is missing. */
export function InformationLink({ application, item, ...rest }: InformationLinkProps) {
  const place = item ? { item } : { tab: tabToOpen(application) }
  const to = informationPath(application.serviceDetails.id, place)
  return <LinkButton {...rest} render={<AppLink to={to} />} />
}
