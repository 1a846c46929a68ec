import type { IconProps } from './icon.tsx'
import { Icon } from './icon.tsx'

export function CalendarIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M5 5.5h14a1 1 0 0 1 1 1v12.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10h16M8.5 3.5v4M15.5 3.5v4"
    />
  )
}
