import type { NotificationKind } from '@sanad/contracts'
import {
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  DocumentIcon,
  PhoneIcon,
  RupeeIcon,
  TicketIcon,
  WarningIcon,
} from '@sanad/ui'
import type { ReactNode } from 'react'

export const notificationIcons: Record<NotificationKind, ReactNode> = {
  payment_received: <RupeeIcon />,
  payment_due: <RupeeIcon />,
  refund_requested: <RupeeIcon />,
  refund_completed: <RupeeIcon />,
  money_document_sent: <DocumentIcon />,
  document_rejected: <WarningIcon />,
  information_asked: <DocumentIcon />,
  answer_due: <ClockIcon />,
  stage_completed: <CheckIcon />,
  stage_promised: <CalendarIcon />,
  deliverable_ready: <DocumentIcon />,
  application_on_hold: <ClockIcon />,
  application_resumed: <CheckIcon />,
  ticket_answered: <TicketIcon />,
  consultation_requested: <PhoneIcon />,
  consultation_moved: <PhoneIcon />,
  consultation_cancelled: <PhoneIcon />,
  consultation_done: <PhoneIcon />,
  consultation_missed: <PhoneIcon />,
  consultation_confirmed: <PhoneIcon />,
  consultation_reminder: <PhoneIcon />,
  compliance_moved: <CalendarIcon />,
  compliance_due: <CalendarIcon />,
}
