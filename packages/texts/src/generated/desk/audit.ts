// Written by `npm run texts` from texts/en/desk/audit.json.
import english from '../../../../../texts/en/desk/audit.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface AuditTexts {
  readonly pageTitle: string
  readonly title: string
  readonly loading: string
  readonly failed: string
  readonly empty: string
  readonly emptyHint: string
  readonly filter: string
  readonly kind: string
  readonly everything: string
  readonly person: string
  readonly everybody: string
  readonly about: string
  readonly aboutHint: string
  readonly from: string
  readonly to: string
  readonly datePattern: string
  readonly openCalendar: string
  readonly find: string
  readonly details: string
  readonly notStaff: string
  readonly export: string
  readonly exportTitle: string
  readonly exportHint: string
  readonly exportReason: string
  readonly exportReasonMissing: string
  readonly exporting: string
  readonly exportFailed: string
  readonly download: string
  readonly cancel: string
  readonly kindAct: string
  readonly kindRead: string
  readonly kindReveal: string
  readonly kindLookup: string
  readonly kindExport: string
  readonly kindActing: string
  readonly kindPeople: string
  readonly kindPublication: string
  readonly kindPortal: string
  readonly actAcceptDocument: string
  readonly actRejectDocument: string
  readonly actWithdrawDecision: string
  readonly actAskExtraItem: string
  readonly actReopenAnswer: string
  readonly actCompleteStage: string
  readonly actReopenStage: string
  readonly actAttachDeliverable: string
  readonly actHold: string
  readonly actResume: string
  readonly actGiveDiscount: string
  readonly actAmendBuyer: string
  readonly actRequestRefund: string
  readonly actRetryRefund: string
  readonly actCompleteRefund: string
  readonly actResolveReview: string
  readonly actRevealIdentifier: string
  readonly actLookUpPan: string
  readonly actReadOutsideOwnWork: string
  readonly actExportAuditLog: string
  readonly actWorkTaken: string
  readonly actWorkReleased: string
  readonly actWorkAssigned: string
  readonly actWorkSnoozed: string
  readonly actWorkDue: string
  readonly actWorkPriority: string
  readonly actWorkDone: string
  readonly actPeopleInvited: string
  readonly actPeopleJoined: string
  readonly actPeopleReset: string
  readonly actPeopleChanged: string
  readonly actPeopleAbsent: string
  readonly actPeopleBack: string
  readonly actPeopleHandedOver: string
  readonly actPeopleSessionsEnded: string
  readonly actPeopleLeft: string
  readonly actTeamSaved: string
}

export const auditMessages = defineMessages<AuditTexts>('desk/audit', english)
