import * as z from 'zod/mini'
import { WorkTarget } from '../calendar/work-target.ts'
import { AskedFieldName } from '../fields/application-field-keys.ts'
import { AskedFields } from '../fields/asked-fields.ts'
import { FieldDefinition } from '../fields/field-definition.ts'
import { ItemId } from '../identifiers/item-id.ts'
import { LocalText } from '../language/local-text.ts'
import { Paper } from './paper.ts'
import { StaffAsk } from './staff-ask.ts'

/** Net price before tax: decimal rupees as text, at most four decimals ("12711.8644"), never a float. */
export const NetPrice = z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/))
export type NetPrice = z.infer<typeof NetPrice>

const option = {
  id: ItemId,
  label: LocalText,
  description: z.optional(LocalText),
  points: z._default(z.array(LocalText), []),
  fee: z.optional(NetPrice),
}

export const NestedOption = z.strictObject(option)
export type NestedOption = z.infer<typeof NestedOption>
export const SubOption = z.strictObject({ ...option, nestedOptions: z._default(z.array(NestedOption), []) })
export type SubOption = z.infer<typeof SubOption>
export const PrimaryOption = z.strictObject({ ...option, subOptions: z._default(z.array(SubOption), []) })
export type PrimaryOption = z.infer<typeof PrimaryOption>

export const DynamicForm = z.strictObject({
  title: z.strictObject({
    primaryTitle: LocalText,
    subTitle: z.optional(LocalText),
    nestedTitle: z.optional(LocalText),
  }),
  options: z.array(PrimaryOption).check(z.minLength(1)),
})
export type DynamicForm = z.infer<typeof DynamicForm>

export const DocumentDefinition = z.strictObject({
  id: ItemId,
  label: LocalText,
  help: z.optional(LocalText),
  /** What paper it is, where its id does not say so. Not in the versions that were published before it. */
  paper: z.optional(Paper),
  /** One of each unit that the price counts, in one file. */
  perUnit: z.optional(z.boolean()),
  /** Answers that a reviewer compares with it: ids of fields, of extra items, and of fields of the application form. */
  checkAgainst: z.optional(z.array(z.union([ItemId, AskedFieldName]))),
})
export type DocumentDefinition = z.infer<typeof DocumentDefinition>

/** A free answer. `select` has options. */
export const ExtraItemDefinition = z.strictObject({
  id: ItemId,
  title: LocalText,
  type: z.optional(z.enum(['text', 'textarea', 'select'])),
  options: z.optional(z.array(z.strictObject({ value: ItemId, label: LocalText }))),
})
export type ExtraItemDefinition = z.infer<typeof ExtraItemDefinition>

/**
 * What completes a stage. `payment`: its amount is settled. `information`: every document, field and extra item is
 * submitted. `centre` and `department`: staff record it; they differ in whose turn it is.
 */
export const StageKind = z.enum(['payment', 'information', 'centre', 'department'])
export type StageKind = z.infer<typeof StageKind>

export const StageDefinition = z.strictObject({
  id: ItemId,
  kind: StageKind,
  title: LocalText,
  description: LocalText,
  amount: z.optional(NetPrice),
  /** Calendar days that a stage of the centre or the department usually takes at most. */
  usualDays: z.optional(z.int().check(z.minimum(1), z.maximum(400))),
  /** Percent of what was paid for the work up to this stage that is kept once it is done, if the application then ends early. */
  keeps: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** Working time within which the centre does its stage; staff see it, customers read `usualDays`. */
  target: z.optional(WorkTarget),
  /** What staff record when they complete it. */
  asks: z.optional(z.array(StaffAsk)),
  subpoints: z._default(z.array(z.strictObject({ point: LocalText, description: LocalText })), []),
})
export type StageDefinition = z.infer<typeof StageDefinition>

export const DeliverableKind = z.enum(['certificate', 'acknowledgement', 'letter'])
export type DeliverableKind = z.infer<typeof DeliverableKind>

/** What the customer gets in the end. Without a usual validity it does not end. */
export const DeliverableDefinition = z.strictObject({
  id: ItemId,
  kind: DeliverableKind,
  label: LocalText,
  validMonths: z.optional(z.int().check(z.minimum(1), z.maximum(600))),
})
export type DeliverableDefinition = z.infer<typeof DeliverableDefinition>

/** Pricing mode; `quotePrice` is exhaustive over these three. */
export const Pricing = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('fee'),
    fee: NetPrice,
    quantity: z.optional(z.strictObject({ label: LocalText, perExtraUnit: NetPrice, max: z.int() })),
  }),
  /** Priced by the payment stages of the timeline. */
  z.strictObject({ mode: z.literal('stages') }),
  /** Priced by the chosen option of the dynamic form. */
  z.strictObject({ mode: z.literal('choice'), form: DynamicForm }),
])
export type Pricing = z.infer<typeof Pricing>

export const NoteBlock = z.strictObject({
  title: LocalText,
  description: z.optional(LocalText),
  points: z._default(z.array(LocalText), []),
  icon: z.enum(['info', 'clock', 'document', 'shield', 'rupee']),
  tone: z.enum(['blue', 'amber', 'green']),
})
export type NoteBlock = z.infer<typeof NoteBlock>

/** What the authority itself asks, apart from our fee, and how one does without us. */
export const OfficialFee = z.strictObject({
  /** Null: nobody has seen today's amount; the customer is sent to the authority's own page. */
  rupees: z.nullable(z.int().check(z.minimum(0))),
  /** The day on which somebody saw the amount there. */
  seenOn: z.optional(z.iso.date()),
  /** The authority's own page. */
  source: z.url({ protocol: /^https$/ }),
  /** Doing it without a service centre. */
  freeWay: LocalText,
})
export type OfficialFee = z.infer<typeof OfficialFee>

/** Who is given the customer's data apart from us, and what for. */
export const DataRecipient = z.strictObject({
  id: ItemId,
  name: LocalText,
  kind: z.enum(['department', 'company', 'council', 'agency']),
  purpose: LocalText,
})
export type DataRecipient = z.infer<typeof DataRecipient>

/** Why a service asks for an Aadhaar number. */
export const AadhaarUse = z.strictObject({
  why: LocalText,
  /** Whether the application goes on without it. */
  voluntary: z.boolean(),
  /** What serves in its place. */
  instead: LocalText,
})
export type AadhaarUse = z.infer<typeof AadhaarUse>

export const ServiceDefinition = z.strictObject({
  slug: ItemId,
  version: z.int().check(z.positive()),
  /** Prefix of the tracking id. */
  code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  typeOfRegistration: z.string().check(z.minLength(1)),
  sac: z.string().check(z.regex(/^\d{6}$/)),
  category: z.enum(['skill', 'business', 'tax', 'licence']),
  /** Place in lists: what most people need has the lowest. Not in the versions that were published before it. */
  rank: z.optional(z.int().check(z.positive())),
  title: LocalText,
  /** For an SMS, whose parameters take 30 characters. Not in the versions that were published before it. */
  shortTitle: z.optional(LocalText),
  summary: LocalText,
  description: LocalText,
  points: z.array(LocalText),
  note: z.optional(NoteBlock),
  pricing: Pricing,
  /** Not in the versions that were published before it. */
  officialFee: z.optional(OfficialFee),
  /** Not in the versions that were published before it. */
  recipients: z.optional(z.array(DataRecipient)),
  /** Not in the versions that were published before it. */
  aadhaar: z.optional(AadhaarUse),
  displaySubpoints: z.boolean(),
  documents: z.array(DocumentDefinition),
  /** Working time within which a document that came in is judged. */
  documentTarget: z.optional(WorkTarget),
  fields: z.array(FieldDefinition),
  extraInfo: z._default(z.array(ExtraItemDefinition), []),
  applicationFields: z.optional(AskedFields),
  timeline: z.array(StageDefinition).check(z.minLength(1)),
  /** Not in the versions that were published before it. */
  deliverables: z.optional(z.array(DeliverableDefinition)),
})
/** Schema of a service's data file. Versioned: an application is pinned to the version it began with. */
export type ServiceDefinition = z.infer<typeof ServiceDefinition>
