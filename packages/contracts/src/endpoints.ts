import * as accessLinks from './access-links.ts'
import * as accountLimits from './account-limits.ts'
import * as accounts from './accounts.ts'
import * as applicationHistory from './application-history.ts'
import * as applications from './applications.ts'
import * as audit from './audit.ts'
import * as businessDetails from './business-details.ts'
import * as businesses from './businesses.ts'
import * as buyers from './buyers.ts'
import * as calendarSubscription from './calendar-subscription.ts'
import * as catalogue from './catalogue.ts'
import * as compliance from './compliance.ts'
import * as consultations from './consultations.ts'
import type { Endpoint } from './define-endpoint.ts'
import * as deliverables from './deliverables.ts'
import * as documents from './documents.ts'
import * as formEntry from './form-entry.ts'
import * as guardians from './guardians.ts'
import * as help from './help.ts'
import * as identity from './identity.ts'
import * as information from './information.ts'
import * as messages from './messages.ts'
import * as moneyDocuments from './money-documents.ts'
import * as notifications from './notifications.ts'
import * as otp from './otp.ts'
import * as panel from './panel.ts'
import * as paymentHistory from './payment-history.ts'
import * as payments from './payments.ts'
import * as personalData from './personal-data.ts'
import * as serviceMapper from './service-mapper.ts'
import * as staffActs from './staff/acts.ts'
import * as staffApplications from './staff/applications.ts'
import * as staffAudit from './staff/audit.ts'
import * as staffCalendar from './staff/calendar.ts'
import * as staffConsultations from './staff/consultations.ts'
import * as staffCustomers from './staff/customers.ts'
import * as staffDrafts from './staff/drafts.ts'
import * as staffDues from './staff/dues.ts'
import * as staffFactors from './staff/factors.ts'
import * as staffFiles from './staff/files.ts'
import * as staffGivenUpJobs from './staff/given-up-jobs.ts'
import * as staff from './staff/members.ts'
import * as staffMoneyDocuments from './staff/money-documents.ts'
import * as staffNominees from './staff/nominees.ts'
import * as staffPayments from './staff/payments.ts'
import * as staffPeople from './staff/people.ts'
import * as staffPresence from './staff/presence.ts'
import * as staffProposals from './staff/proposals.ts'
import * as staffSearch from './staff/search.ts'
import * as staffStages from './staff/stages.ts'
import * as staffTickets from './staff/tickets.ts'
import * as staffUndoable from './staff/undoable.ts'
import * as staffWork from './staff/work.ts'
import * as staffWorkChanges from './staff/work-changes.ts'
import * as staffWorkViews from './staff/work-views.ts'
import * as tickets from './tickets.ts'
import * as trader from './trader.ts'
import * as uploadedDocuments from './uploaded-documents.ts'

const modules = [
  accessLinks,
  accountLimits,
  accounts,
  applicationHistory,
  applications,
  audit,
  businessDetails,
  businesses,
  buyers,
  calendarSubscription,
  catalogue,
  compliance,
  consultations,
  deliverables,
  documents,
  formEntry,
  guardians,
  help,
  identity,
  information,
  messages,
  moneyDocuments,
  notifications,
  otp,
  panel,
  paymentHistory,
  payments,
  personalData,
  serviceMapper,
  staff,
  staffActs,
  staffApplications,
  staffAudit,
  staffDrafts,
  staffFiles,
  staffCalendar,
  staffGivenUpJobs,
  staffConsultations,
  staffCustomers,
  staffDues,
  staffMoneyDocuments,
  staffFactors,
  staffNominees,
  staffPayments,
  staffPresence,
  staffProposals,
  staffSearch,
  staffStages,
  staffTickets,
  staffUndoable,
  staffPeople,
  staffWork,
  staffWorkChanges,
  staffWorkViews,
  tickets,
  trader,
  uploadedDocuments,
]

/** Registry of every endpoint, from the exports of the modules above. */
export const endpoints: readonly Endpoint[] = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isEndpoint)

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'success' in value
  )
}
