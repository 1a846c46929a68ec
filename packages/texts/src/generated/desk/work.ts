// Written by `npm run texts` from texts/en/desk/work.json.
import english from '../../../../../texts/en/desk/work.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface WorkTexts {
  readonly mine: string
  readonly all: string
  readonly documents: string
  readonly stages: string
  readonly department: string
  readonly customer: string
  readonly tickets: string
  readonly money: string
  readonly consultations: string
  readonly messages: string
  readonly open: (params: { count: number }) => string
  readonly moreThan: (params: { count: Value }) => string
  readonly overdue: (params: { count: number }) => string
  readonly loading: string
  readonly failed: string
  readonly empty: string
  readonly emptyHint: string
  readonly list: string
  readonly due: string
  readonly who: string
  readonly service: string
  readonly what: string
  readonly waiting: string
  readonly owner: string
  readonly nobody: string
  readonly noService: string
  readonly dueNow: string
  readonly over: (params: { time: Value }) => string
  readonly paused: string
  readonly inTime: (params: { time: Value }) => string
  readonly minutes: (params: { count: Value }) => string
  readonly hours: (params: { count: Value }) => string
  readonly days: (params: { count: Value }) => string
  readonly urgent: string
  readonly doDocuments: (params: { count: number }) => string
  readonly doStage: string
  readonly doFollowUp: string
  readonly doChase: string
  readonly doTicket: string
  readonly doRefund: string
  readonly doRefundApproval: string
  readonly doReview: string
  readonly doConsultation: string
  readonly doMessage: string
  readonly doPromise: string
  readonly doDiscount: string
  readonly doMerge: string
  readonly next: string
  readonly takeNext: string
  readonly nothingNext: string
  readonly newFit: (params: { count: number }) => string
  readonly show: string
  readonly gone: string
  readonly down: string
  readonly up: string
  readonly openItem: string
  readonly peek: string
  readonly select: string
  readonly extendDown: string
  readonly extendUp: string
  readonly takeOrRelease: string
  readonly take: string
  readonly release: string
  readonly snooze: string
  readonly setDue: string
  readonly filter: string
  readonly views: string
  readonly showNew: string
  readonly clear: string
  readonly selected: (params: { count: number }) => string
  readonly takenBy: (params: { name: Value }) => string
  readonly takenByAt: (params: { name: Value; time: Value }) => string
  readonly taken: string
  readonly released: string
  readonly snoozed: string
  readonly snoozedWord: string
  readonly wake: string
  readonly woken: string
  readonly setPriority: string
  readonly prioritySet: string
  readonly urgentWord: string
  readonly usualWord: string
  readonly canWaitWord: string
  readonly dueSet: string
  readonly finish: string
  readonly finishSave: string
  readonly finishNote: string
  readonly finishHint: string
  readonly finishMissing: string
  readonly finished: string
  readonly actFailed: string
  readonly snoozeTitle: string
  readonly snoozeHour: string
  readonly snoozeTomorrow: string
  readonly snoozeWeek: string
  readonly dueTitle: string
  readonly dueToday: string
  readonly dueTomorrow: string
  readonly dueClock: string
  readonly filterTitle: string
  readonly viewsTitle: string
  readonly close: string
  readonly apply: string
  readonly remove: (params: { name: Value }) => string
  readonly not: (params: { name: Value }) => string
  readonly allBut: (params: { name: Value }) => string
  readonly findColleague: string
  readonly kind: string
  readonly dueKey: string
  readonly ownerKey: string
  readonly priorityKey: string
  readonly other: string
  readonly overdueWord: string
  readonly todayWord: string
  readonly tomorrowWord: string
  readonly weekWord: string
  readonly pausedWord: string
  readonly me: string
  readonly none: string
  readonly sort: string
  readonly sortDue: string
  readonly sortWaiting: string
  readonly sortNewest: string
  readonly sortPriority: string
  readonly trackId: string
  readonly since: string
  readonly dueAt: string
  readonly columns: string
  readonly saveView: string
  readonly saveViewTitle: string
  readonly saveViewText: string
  readonly saveAs: string
  readonly changeView: (params: { name: Value }) => string
  readonly newView: string
  readonly viewName: string
  readonly viewNameMissing: string
  readonly audience: string
  readonly audienceOwn: string
  readonly audienceTeam: (params: { name: Value }) => string
  readonly audienceEverybody: string
  readonly removeView: (params: { name: Value }) => string
  readonly save: string
  readonly saving: string
  readonly cancel: string
  readonly viewWithCount: (params: { name: Value; count: Value }) => string
  readonly moveUp: (params: { name: Value }) => string
  readonly moveDown: (params: { name: Value }) => string
  readonly viewGone: string
  readonly viewGoneHint: string
  readonly writes: (params: { name: Value }) => string
  readonly looks: (params: { name: Value }) => string
  readonly unowned: string
  readonly halfWord: string
  readonly nobodyYet: string
  readonly selectOf: (params: { name: Value }) => string
  readonly oneCustomer: string
  readonly oneColleague: string
  readonly assign: string
  readonly assigned: (params: { name: Value }) => string
  readonly assignTitle: (params: { count: number }) => string
  readonly assignName: string
  readonly assignHint: string
  readonly assignNobody: string
  readonly assignNobodyHint: string
  readonly hasOpen: (params: { count: Value }) => string
}

export const workMessages = defineMessages<WorkTexts>('desk/work', english)
