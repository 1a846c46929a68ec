export { Button, type ButtonProps } from './actions/button.tsx'
export { IconButton } from './actions/icon-button.tsx'
export { IconLink } from './actions/icon-link.tsx'
export { LinkButton, type LinkButtonProps } from './actions/link-button.tsx'
export { LinkRow } from './actions/link-row.tsx'

export { Logo } from './brand/logo.tsx'

export { DataTable } from './data/data-table.tsx'
export { type KeyValueItem, KeyValueList } from './data/key-value-list.tsx'
export { type PriceLine, PriceLines } from './data/price-lines.tsx'
export type { TableColumn } from './data/table-column.ts'
export { Tabs } from './data/tabs.tsx'
export { Timeline } from './data/timeline.tsx'
export { TimelineStage, type TimelineStatus } from './data/timeline-stage.tsx'

export { Badge, StatusBadge } from './feedback/badge.tsx'
export { Alert, Banner, type BannerTone } from './feedback/banner.tsx'
export { Countdown } from './feedback/countdown.tsx'
export { ErrorSummary } from './feedback/error-summary.tsx'
export { LoadingState } from './feedback/loading-state.tsx'
export { EmptyState, ErrorState } from './feedback/message-state.tsx'
export { OutcomePanel } from './feedback/outcome-panel.tsx'
export { ProgressBar } from './feedback/progress-bar.tsx'
export { Spinner } from './feedback/spinner.tsx'
export { Checkbox } from './fields/checkbox.tsx'
export { CheckboxGroup } from './fields/checkbox-group.tsx'
export { CheckboxMatrix } from './fields/checkbox-matrix.tsx'
export { ChipGroup } from './fields/chip-group.tsx'
export { chosenOf } from './fields/chosen-of.ts'
export { DateField, type DateFieldProps } from './fields/date-field.tsx'
export { type ChosenFiles, FilePicker } from './fields/file-picker.tsx'
export { FileRow, type FileRowStatus } from './fields/file-row.tsx'
export { NumberStepper } from './fields/number-stepper.tsx'
export { OtpField } from './fields/otp-field.tsx'
export { RadioGroup } from './fields/radio-group.tsx'
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field.tsx'
export { TextArea, type TextAreaProps } from './fields/text-area.tsx'
export { TextField, type TextFieldProps } from './fields/text-field.tsx'
export { findTypedDay } from './fields/typed-date.ts'
export { useFileDrop } from './fields/use-file-drop.ts'
export { useFocusFirstError } from './fields/use-focus-first-error.ts'
export { CalendarIcon } from './icons/calendar-icon.tsx'
export {
  BuildingIcon,
  CheckIcon,
  CloseIcon,
  InfoIcon,
  LockIcon,
  MoonIcon,
  ShieldIcon,
  SunIcon,
  TranslateIcon,
  WarningIcon,
} from './icons/first-page-icons.tsx'
export { Icon } from './icons/icon.tsx'
export {
  BellIcon,
  CameraIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CopyIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  ExternalLinkIcon,
  HeadsetIcon,
  HomeIcon,
  ListIcon,
  LogoutIcon,
  MailIcon,
  MenuIcon,
  PhoneIcon,
  PlusIcon,
  RefreshIcon,
  RupeeIcon,
  SearchIcon,
  SmsIcon,
  TicketIcon,
  TrashIcon,
  UploadIcon,
  UserIcon,
  WhatsappIcon,
} from './icons/icons.tsx'

export { AccountMenu } from './layout/account-menu.tsx'
export { ActionMenu } from './layout/action-menu.tsx'
export { AppShell } from './layout/app-shell.tsx'
export { Card } from './layout/card.tsx'
export { CardGrid } from './layout/card-grid.tsx'
export { Columns } from './layout/columns.tsx'
export { FoldedCard } from './layout/folded-card.tsx'
export { GuestShell } from './layout/guest-shell.tsx'
export { Measure } from './layout/measure.tsx'
export { PageHeader } from './layout/page-header.tsx'
export { RowList } from './layout/row-list.tsx'
export { SkipLink } from './layout/skip-link.tsx'
export { Inline, Stack } from './layout/stack.tsx'
export { StickyBar } from './layout/sticky-bar.tsx'
export { VisuallyHidden } from './layout/visually-hidden.tsx'
export { Dialog } from './overlay/dialog.tsx'
export { FormDialog } from './overlay/form-dialog.tsx'
export { closeTopOverlay, useOpenOverlay } from './overlay/open-overlays.ts'
export type { RenderElement } from './render-element.ts'
export type { Tone } from './tone.ts'
