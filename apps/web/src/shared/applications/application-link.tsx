import { withQuery } from '@sanad/web-kit'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { applicationParameter, serviceState } from '../routing/paths.ts'

interface ApplicationLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  applicationId: string
  /** The screen that shows it. */
  to: string
}

/** Navigates with the id in the navigation state; the `href` contains it too, for copying and new tabs. */
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
