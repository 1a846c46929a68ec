import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { servicePath, serviceState } from '../routing/paths.ts'

interface ApplicationLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  applicationId: string
  /** The screen that shows it. */
  to: string
}

/** Navigates with the id in the navigation state, and in the address, which can be copied and opened again. */
export function ApplicationLink({ applicationId, to, onClick, ...rest }: ApplicationLinkProps) {
  const path = servicePath(to, applicationId)
  const href = useHref(path)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(path, { state: serviceState(applicationId) })
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
