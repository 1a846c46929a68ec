import { withQuery } from '@sanad/web-kit'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { applicationParameter, serviceState } from '../routing/paths.ts'

interface ApplicationLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  applicationId: string
  /** The screen that shows it. */
  to: string
}

/** A press navigates with the id in the state, as the screens want it; the address that can be copied names it too. */
export function ApplicationLink({ applicationId, to, onClick, ...rest }: ApplicationLinkProps) {
  const href = useHref(withQuery(to, { [applicationParameter]: applicationId }))
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { state: serviceState(applicationId) })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    />
  )
}
