import type { IconProps } from './icon.tsx'
import { Icon } from './icon.tsx'

export function ClockIcon(props: IconProps) {
  return <Icon {...props} path="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2" />
}

export function DocumentIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M7 3.5h7l4.5 4.5v11.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM13.5 3.5V8.5h5M9 12.5h6M9 16h6"
    />
  )
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 15.5V4.5M7.5 8.5L12 4l4.5 4.5M4.5 15.5v3a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-3"
    />
  )
}

export function RupeeIcon(props: IconProps) {
  return <Icon {...props} path="M7 4.5h10M7 8.5h10M7 12.5h2.5c3.2 0 5-1.7 5-4s-1.8-4-5-4M8 12.5l7 7.5" />
}

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} path="M9.5 5.5L16 12l-6.5 6.5" />
}

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} path="M14.5 5.5L8 12l6.5 6.5" />
}

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} path="M5.5 9.5L12 16l6.5-6.5" />
}

export function PlusIcon(props: IconProps) {
  return <Icon {...props} path="M12 5v14M5 12h14" />
}

export function MinusIcon(props: IconProps) {
  return <Icon {...props} path="M5 12h14" />
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM11 18.5h2"
    />
  )
}

export function MailIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6"
    />
  )
}

export function WhatsappIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M3.8 20.2l1.2-4A8.5 8.5 0 1 1 8.2 19.3l-4.4.9zM8.8 8.7c-.3 3.3 3.2 6.7 6.5 6.5.7 0 1.5-.6 1.5-1.5l-2-1.2-1.1 1c-1.3-.5-2.7-1.9-3.2-3.2l1-1.1-1.2-2c-.9 0-1.5.8-1.5 1.5z"
    />
  )
}

export function SmsIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9.5A1.5 1.5 0 0 1 19 17h-7.5L7 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 5 4.5zM8 10.8v.1M12 10.8v.1M16 10.8v.1"
    />
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props} path="M4.5 6.5h15M9.5 6.5V4.5h5v2M6.5 6.5l1 13h9l1-13M10.2 10.5v5.5M13.8 10.5v5.5" />
  )
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M11.4 5.5a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.4 18.5a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0"
    />
  )
}

export function EditIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4.5 19.5l1-4.5L15.8 4.7a1.5 1.5 0 0 1 2.1 0l1.4 1.4a1.5 1.5 0 0 1 0 2.1L9 18.5l-4.5 1zM13.5 7l3.5 3.5"
    />
  )
}

export function UserIcon(props: IconProps) {
  return <Icon {...props} path="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.8-3.5 3.8-5 7.5-5s6.7 1.5 7.5 5" />
}

export function MenuIcon(props: IconProps) {
  return <Icon {...props} path="M4 7h16M4 12h16M4 17h16" />
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M14 4.5H6.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H14M10.5 12H20M16.5 8.5L20 12l-3.5 3.5"
    />
  )
}

export function TicketIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4.5 6.5h15a1 1 0 0 1 1 1v2.2a2.4 2.4 0 0 0 0 4.6v2.2a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-2.2a2.4 2.4 0 0 0 0-4.6V7.5a1 1 0 0 1 1-1zM14 9.5v5"
    />
  )
}

export function HomeIcon(props: IconProps) {
  return <Icon {...props} path="M4 11l8-7 8 7M6 9.5v10h4.2v-5.5h3.6v5.5H18v-10" />
}

export function ListIcon(props: IconProps) {
  return <Icon {...props} path="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />
}

export function SearchIcon(props: IconProps) {
  return <Icon {...props} path="M10.8 4.5a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6zM15.5 15.5l4.5 4.5" />
}

export function HeadsetIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15M4.5 13.5h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1v-4zM19.5 13.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h2v-5zM19.5 18.5c0 1.7-2 2.5-5 2.5"
    />
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 4.5v11M7.5 11.5L12 16l4.5-4.5M4.5 15.5v3a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-3"
    />
  )
}

export function RefreshIcon(props: IconProps) {
  return <Icon {...props} path="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />
}

export function ExternalLinkIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 13.5v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1h5"
    />
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M9.5 8.5h9a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM15.5 8.5v-4a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3"
    />
  )
}

export function BellIcon(props: IconProps) {
  return <Icon {...props} path="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 18.5a2 2 0 0 0 4 0M12 5V3.5" />
}

export function CameraIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4.5 8h3l1.5-2.5h6L16.5 8h3a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z"
    />
  )
}
