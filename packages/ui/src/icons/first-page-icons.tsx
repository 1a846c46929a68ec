import type { IconProps } from './icon.tsx'
import { Icon } from './icon.tsx'

// Icons of the first load. Modules are not split by the bundler, so the other icons have their own.

export function CheckIcon(props: IconProps) {
  return <Icon {...props} path="M5 12.5l4.5 4.5L19 7.5" />
}

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M6.5 10.5h11a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2"
    />
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props} path="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6l7-2.5zM9 12l2.2 2.2L15.2 10" />
  )
}

export function InfoIcon(props: IconProps) {
  return <Icon {...props} path="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5M12 7.8v.1" />
}

export function WarningIcon(props: IconProps) {
  return <Icon {...props} path="M12 4l9 15.5H3L12 4zM12 10v4.5M12 17v.1" />
}

export function CloseIcon(props: IconProps) {
  return <Icon {...props} path="M6 6l12 12M18 6L6 18" />
}

export function BuildingIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M5.5 20.5v-16a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v16M14.5 9.5h3a1 1 0 0 1 1 1v10M3.5 20.5h17M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3"
    />
  )
}

export function SunIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
    />
  )
}

export function MoonIcon(props: IconProps) {
  return <Icon {...props} path="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z" />
}

export function TranslateIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M3.5 6h9M8 4v2M10.8 6c-.8 3.7-3.3 6.5-6.8 8M5.8 8.5c1 2.4 3 4.3 5.7 5.5M12 20l4.3-10.5L20.5 20M13.5 16.5h5.5"
    />
  )
}
