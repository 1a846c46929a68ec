import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { usePreloadOnIntent } from './preload-context.ts'

/** A link that prefetches its screen on hover, focus or touch. */
export function AppLink(props: LinkProps) {
  return <Link {...props} {...usePreloadOnIntent(props.to)} />
}

/** The same with `aria-current` on its own page. */
export function AppNavLink(props: NavLinkProps) {
  return <NavLink {...props} {...usePreloadOnIntent(props.to)} />
}
