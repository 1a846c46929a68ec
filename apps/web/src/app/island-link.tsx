import type { ComponentProps } from 'react'
import { basePath } from '../shared/routing/paths.ts'

interface IslandLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Navigates into the rest of the app, once it is loaded. */
  leave: (path: string) => Promise<void>
}

/** A link of a page that has no router yet. */
export function IslandLink({ to, leave, children, ...rest }: IslandLinkProps) {
  return (
    <a
      {...rest}
      href={basePath + to}
      // The prerendered markup has no redirect parameter.
      suppressHydrationWarning
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // Fallback when the chunk fails to load: a full page navigation.
        leave(to).catch(() => location.assign(basePath + to))
      }}
    >
      {children}
    </a>
  )
}
