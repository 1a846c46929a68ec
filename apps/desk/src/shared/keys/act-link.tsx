import { LinkButton, type LinkButtonProps } from '@sanad/ui'
import { AppLink } from '@sanad/web-kit'
import { useNavigate } from 'react-router'
import { KeyHint } from './key-hint.tsx'
import { keyName, keyShortcut } from './key-name.ts'
import { useKeys } from './use-keys.ts'

interface ActLinkProps extends Omit<LinkButtonProps, 'render' | 'children' | 'aria-keyshortcuts'> {
  /** As `keyOf` names it. */
  readonly keys: string
  readonly label: string
  readonly to: string
}

/** A way to another screen and its key in one, as `ActButton` is for acts; a link, which also opens in a tab of its own. */
export function ActLink({ keys, label, to, ...rest }: ActLinkProps) {
  const go = useNavigate()
  useKeys([{ keys, label, run: () => void go(to) }])
  return (
    <LinkButton {...rest} aria-keyshortcuts={keyShortcut(keys)} render={<AppLink to={to} />}>
      {label}
      <KeyHint>{keyName(keys)}</KeyHint>
    </LinkButton>
  )
}
