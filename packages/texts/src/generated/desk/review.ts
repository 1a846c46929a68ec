// Written by `npm run texts` from texts/en/desk/review.json.
import english from '../../../../../texts/en/desk/review.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ReviewTexts {
  readonly pageTitle: (params: { track: Value }) => string
  readonly loading: string
  readonly failed: string
  readonly notFound: string
  readonly notFoundText: string
  readonly toDesk: string
  readonly documents: string
  readonly noDocuments: string
  readonly open: (params: { open: number }) => string
  readonly nextDocument: string
  readonly documentBefore: string
  readonly 'state.missing': string
  readonly 'state.checking': string
  readonly 'state.submitted': string
  readonly 'state.accepted': string
  readonly 'state.rejected': string
  readonly 'state.infected': string
  readonly decidedNext: (params: { document: Value; decision: Value; next: Value }) => string
  readonly decidedLast: (params: { document: Value; decision: Value; next: Value }) => string
  readonly 'refused.notShown': string
  readonly 'refused.notRecorded': string
  readonly 'refused.doublePress': string
  readonly 'refused.typedAhead': string
  readonly decidedElsewhere: (params: { document: Value; decision: Value }) => string
  readonly askedFor: string
  readonly rejectedBecause: string
  readonly accept: string
  readonly reject: string
  readonly recording: string
  readonly decisionFailed: string
  readonly rejectTitle: string
  readonly loadingReasons: string
  readonly reasonsFailed: string
  readonly inEnglish: string
  readonly inHindi: string
  readonly reasonMissing: string
  readonly placeholderLeft: string
  readonly fillIn: (params: { name: Value }) => string
  readonly page: string
  readonly fillInHint: string
  readonly placeholderEmpty: string
  readonly dueOn: string
  readonly dueOnWrong: string
  readonly datePattern: string
  readonly openCalendar: string
  readonly askMore: string
  readonly askTitle: string
  readonly loadingAsks: string
  readonly readyAsks: string
  readonly askKind: string
  readonly 'askKind.text': string
  readonly 'askKind.date': string
  readonly 'askKind.file': string
  readonly askEnglish: string
  readonly askHindi: string
  readonly askMissing: string
  readonly askDueOn: string
  readonly askAndTell: string
  readonly askFailed: string
  readonly asked: string
  readonly rejectAndTell: string
  readonly cancel: string
  readonly viewerOf: (params: { name: Value }) => string
  readonly findIn: (params: { name: Value }) => string
  readonly endComparison: string
  readonly compare: string
  readonly earlier: (params: { files: number }) => string
  readonly earlierFile: string
  readonly currentFile: string
  readonly place: (params: { pages: number; page: Value; percent: Value }) => string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fitWidth: string
  readonly fitPage: string
  readonly turnLeft: string
  readonly turnRight: string
  readonly twoPages: string
  readonly pageBefore: string
  readonly pageAfter: string
  readonly find: string
  readonly findWords: string
  readonly findNext: string
  readonly findPrevious: string
  readonly findEnd: string
  readonly found: (params: { all: number; shown: Value }) => string
  readonly openingFile: string
  readonly unreadable: string
  readonly unreadableText: string
  readonly download: string
  readonly takeNext: string
  readonly backToApplication: string
  readonly paperAlone: string
  readonly nextFailed: string
  readonly newFile: (params: { minutes: number }) => string
  readonly newFileText: string
  readonly seeNewFile: string
  readonly mask: string
  readonly maskTitle: string
  readonly maskHint: string
  readonly maskPage: (params: { page: Value; masks: number }) => string
  readonly maskRemoveLast: string
  readonly maskReplace: string
  readonly maskFailed: string
  readonly maskUnreadable: string
  readonly masked: string
  readonly placeOf: (params: { place: Value; open: Value }) => string
  readonly placeOfMore: (params: { place: Value; open: Value }) => string
  readonly moreInList: (params: { count: Value }) => string
  readonly inList: (params: { count: number }) => string
  readonly panes: string
  readonly 'pane.paper': string
  readonly 'pane.data': string
  readonly 'pane.history': string
}

export const reviewMessages = defineMessages<ReviewTexts>('desk/review', english)
