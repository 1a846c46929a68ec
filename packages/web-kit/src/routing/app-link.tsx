import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { usePreloadOnIntent } from './preload-context.ts'

/** A link that fetches its screen when a finger or the pointer comes near. */
export function AppLink(props: LinkProps) {
  return <Link {...props} {...usePreloadOnIntent(props.to)} />
}

/** The same, marked as current on its own page. */
export function AppNavLink(props: NavLinkProps) {
  return <NavLink {...props} {...usePreloadOnIntent(props.to)} />
}
