// Written by `npm run texts` from texts/en/web/information.json.
import english from '../../../../../texts/en/web/information.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface InformationTexts {
  readonly notKept: string
  readonly uploadAgain: (params: { names: Value }) => string
  readonly required: (params: { required: Value }) => string
  readonly thenRequired: (params: { required: Value }) => string
  readonly formToo: string
  readonly tabs: string
  readonly documents: string
  readonly information: string
  readonly tabWithOpen: (params: { name: Value; open: Value }) => string
  readonly cancel: string
  readonly close: string
  readonly submit: string
  readonly submitting: string
  readonly next: string
  readonly noDocuments: string
  readonly noInformation: string
  readonly fileRules: string
  readonly needed: string
  readonly received: string
  readonly accepted: string
  readonly beingChecked: string
  readonly infected: string
  readonly infectedText: string
  readonly rejected: string
  readonly rejectedText: string
  readonly shrinking: string
  readonly uploading: string
  readonly waiting: string
  readonly interrupted: string
  readonly unsentPhotos: (params: { count: number }) => string
  readonly interruptedText: string
  readonly continueUpload: (params: { name: Value }) => string
  readonly discard: string
  readonly madeSmaller: (params: { from: Value; to: Value }) => string
  readonly sameFile: (params: { name: Value }) => string
  readonly unusable: string
  readonly failed: string
  readonly chooseFile: string
  readonly chooseAnother: string
  readonly replace: string
  readonly view: string
  readonly stop: string
  readonly tryAgain: string
  readonly bytes: (params: { sent: Value; total: Value }) => string
  readonly checking: string
  readonly documentSubmitted: string
  readonly documentFailed: string
  readonly documentError: string
  readonly checkFirst: string
  readonly savedLater: string
  readonly submitted: string
  readonly nothingFilled: string
  readonly correctMarked: string
  readonly fieldSubmitted: string
  readonly fieldFailed: string
  readonly fieldError: string
  readonly fieldKept: string
  readonly overtaken: (params: { names: Value }) => string
  readonly overtakenAsk: string
  readonly review: string
  readonly reviewText: string
  readonly reviewDoubts: string
  readonly reviewMissing: (params: { count: number }) => string
  readonly reviewMissingText: string
  readonly back: string
  readonly changeAnswer: (params: { name: Value }) => string
  readonly change: string
  readonly confirm: string
  readonly reuse: (params: { name: Value; service: Value }) => string
  readonly reusing: string
  readonly doubtTitle: string
  readonly 'doubt.blurred': string
  readonly 'doubt.dark': string
  readonly 'doubt.cut_off': string
  readonly 'doubt.glare': string
  readonly doubtAnother: string
  readonly doubtOther: string
  readonly doubtUse: string
  readonly refusedBeforeTitle: string
  readonly 'doubt.refused_before': string
  readonly refusedBeforeUse: string
  readonly doubtful: string
  readonly takePhoto: string
  readonly several: string
  readonly dropHint: string
  readonly paused: string
  readonly heicHint: string
  readonly sampleOf: (params: { name: Value }) => string
  readonly pagesTitle: (params: { name: Value }) => string
  readonly pagesText: (params: { most: Value }) => string
  readonly pagesCamera: string
  readonly pagesAdd: string
  readonly pagesSend: (params: { count: number }) => string
  readonly pagesMaking: string
  readonly quoted: (params: { name: Value }) => string
  readonly pagesPdf: (params: { names: Value; count: number }) => string
  readonly pagesNoPhoto: (params: { names: Value; count: number }) => string
  readonly pagesTooMany: (params: { names: Value; count: number; most: Value }) => string
  readonly pagesLeftOut: (params: { names: Value; count: number }) => string
  readonly page: (params: { number: Value }) => string
  readonly pageUp: string
  readonly pageRemove: string
  readonly backToService: (params: { service: Value }) => string
  readonly allDocuments: string
  readonly nextMissing: (params: { name: Value }) => string
  readonly allGiven: string
  readonly toService: string
  readonly jump: string
  readonly given: string
  readonly toCheck: string
  readonly open: string
  readonly wrong: string
  readonly loading: string
  readonly loadFailed: string
  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly myServices: string
  readonly optional: (params: { name: Value }) => string
  readonly destroyed: string
}

export const informationMessages = defineMessages<InformationTexts>('web/information', english)
