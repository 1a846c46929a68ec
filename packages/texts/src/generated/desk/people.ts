// Written by `npm run texts` from texts/en/desk/people.json.
import english from '../../../../../texts/en/desk/people.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface PeopleTexts {
  readonly pageTitle: string
  readonly title: string
  readonly count: (params: { count: number }) => string
  readonly invite: string
  readonly loading: string
  readonly failed: string
  readonly list: string
  readonly name: string
  readonly email: string
  readonly state: string
  readonly roles: string
  readonly teams: string
  readonly absence: string
  readonly openWork: string
  readonly lastSignIn: string
  readonly stateInvited: string
  readonly stateActive: string
  readonly stateLeft: string
  readonly none: string
  readonly never: string
  readonly absentUntil: (params: { day: Value }) => string
  readonly absentFrom: (params: { day: Value }) => string
  readonly clerk: string
  readonly reviewer: string
  readonly accounts: string
  readonly manager: string
  readonly catalogue: string
  readonly auditor: string
  readonly admin: string
  readonly invitePageTitle: string
  readonly inviteTitle: string
  readonly inviteText: string
  readonly send: string
  readonly sending: string
  readonly backToPeople: string
  readonly limits: string
  readonly refundLimit: string
  readonly discountLimit: string
  readonly limitHint: string
  readonly limitInvalid: string
  readonly personPageTitle: (params: { name: Value }) => string
  readonly rightsTitle: string
  readonly rightsText: string
  readonly ownRights: string
  readonly save: string
  readonly saving: string
  readonly saved: string
  readonly confirmRoles: (params: { name: Value }) => string
  readonly gains: string
  readonly loses: string
  readonly changeRoles: string
  readonly noTeams: string
  readonly absenceTitle: string
  readonly absenceText: string
  readonly from: string
  readonly to: string
  readonly deputy: string
  readonly everybody: string
  readonly recordAbsence: string
  readonly endAbsence: string
  readonly away: (params: { from: Value; to: Value }) => string
  readonly doneBy: (params: { name: Value }) => string
  readonly doneByAll: string
  readonly datePattern: string
  readonly openCalendar: string
  readonly daysMissing: string
  readonly signInsTitle: string
  readonly sessions: (params: { count: number }) => string
  readonly factors: (params: { names: Value }) => string
  readonly noFactor: string
  readonly totp: string
  readonly passkey: string
  readonly linkUntil: (params: { at: Value }) => string
  readonly endAll: string
  readonly sendLink: string
  readonly sendLinkText: string
  readonly leaveTitle: string
  readonly leaveText: string
  readonly leave: string
  readonly handOverText: (params: { count: number }) => string
  readonly handOverTo: string
  readonly handOver: string
  readonly historyTitle: string
  readonly historyNone: string
  readonly by: (params: { act: Value; name: Value; at: Value }) => string
  readonly operator: string
  readonly actInvited: string
  readonly actJoined: string
  readonly actReset: string
  readonly actChanged: string
  readonly actAbsent: string
  readonly actBack: string
  readonly actHandedOver: string
  readonly actSessionsEnded: string
  readonly actLeft: string
  readonly teamsTitle: string
  readonly teamsText: string
  readonly newTeam: string
  readonly teamName: string
  readonly services: string
  readonly teamServices: (params: { name: Value }) => string
  readonly noServices: string
  readonly editTeam: (params: { name: Value }) => string
  readonly cancel: string
  readonly notRecorded: string
  readonly recorded: string
  readonly linkSent: (params: { email: Value }) => string
  readonly gone: string
}

export const peopleMessages = defineMessages<PeopleTexts>('desk/people', english)
