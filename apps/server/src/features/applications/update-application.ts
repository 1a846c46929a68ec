import type { BodyOf, updateApplication as updateApplicationEndpoint } from '@sanad/contracts'
import {
  findState,
  indianDayOf,
  isAskedField,
  isEmptyValue,
  maxQuantity,
  NO_SELECTION,
  resolveSelection,
  type Selection,
} from '@sanad/domain'
import { AppError, orThrow } from '../../platform/app-error.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { adoptFormGstin } from '../buyers/adopt-form-gstin.ts'
import { refuseOtherState } from '../buyers/refuse-other-state.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'
import { assertAllowed, assertFormOpen } from '../case/assert-allowed.ts'
import { assertGuardian } from '../case/assert-guardian.ts'
import { reasonMessage } from '../case/field-message.ts'
import { type LinkCaller, ownedBy, refuseVerifiedLink } from '../case/link-guard.ts'
import { mergeApplicationFields } from '../case/merge-application-fields.ts'
import { selectionOf } from '../case/price-terms.ts'
import { refuseCheaperChoice } from './refuse-cheaper-choice.ts'
import { refuseFixedFields } from './refuse-fixed-fields.ts'

type Body = BodyOf<typeof updateApplicationEndpoint>

/** Partial update of the editable fields; returns which it took. State, quantity and choice determine the price: a payment freezes them. */
export async function updateApplication(
  { db, config }: Services,
  caller: LinkCaller,
  applicationId: string,
  body: Body,
): Promise<string[]> {
  const owned = ownedBy(caller, applicationId)
  return db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    await refuseVerifiedLink(tx, caller)
    assertFormOpen(record)
    await refuseFixedFields(tx, record, body)
    const choice = choiceOf(record, body)
    if (isChanged(record, choice)) {
      assertAllowed(record, 'change_choice')
      assertOffered(record, choice)
      await refuseOtherState(tx, record, choice.stateId)
      await refuseCheaperChoice(tx, record, { choice, homeStateId: config.homeStateId })
    }
    const keys = config.secrets.personalData
    const updated = Object.keys(body).filter((key) => Object.hasOwn(choice, key) || isAskedField(key))
    refuseEmptied(record, body)
    const today = indianDayOf(await readNow(tx))
    const fields = mergeApplicationFields({
      keys,
      applicationId,
      stored: record.fields,
      given: body,
      today,
    })
    await assertGuardian(tx, { applicationId: record.id, birthDates: [body.date_of_birth], today })
    await tx
      .updateTable('applications')
      .set({
        state_id: choice.stateId,
        quantity: choice.quantity,
        selection: choice.selection.primary === null ? null : JSON.stringify(choice.selection),
        fields: JSON.stringify(fields),
      })
      .where('id', '=', applicationId)
      .execute()
    const chosen = { ...record, stateId: choice.stateId }
    await adoptFormGstin(tx, config, { record: chosen, fields, by: caller.kind })
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'application',
      entityId: applicationId,
      customerId: owned.customerId,
      description: 'Changed the application',
      metadata: { track_id: record.trackId, changed: updated, by: caller.kind },
    })
    return updated
  })
}

/** What the form requires and was given cannot be taken away again; a partial update need not repeat it. */
function refuseEmptied({ definition, fields }: ApplicationRecord, body: Body): void {
  const required = definition.applicationFields?.required ?? []
  const issues = required
    .filter((name) => fields[name] !== undefined && body[name] !== undefined && isEmptyValue(body[name]))
    .map((name) => ({ path: name, message: reasonMessage('empty') }))
  if (issues.length > 0) throw new AppError('field_invalid', { details: { issues } })
}

type Choice = Pick<ApplicationRecord, 'stateId' | 'quantity' | 'selection'>

function choiceOf(record: ApplicationRecord, body: Body): Choice {
  return {
    stateId: body.stateId ?? record.stateId,
    quantity: body.quantity ?? record.quantity,
    selection: body.selection === undefined ? record.selection : selectionOf(body.selection),
  }
}

function isChanged(record: ApplicationRecord, choice: Choice): boolean {
  const sameLevel = (level: keyof Selection) => choice.selection[level] === record.selection[level]
  const same =
    choice.stateId === record.stateId &&
    choice.quantity === record.quantity &&
    sameLevel('primary') &&
    sameLevel('sub') &&
    sameLevel('nested')
  return !same
}

/** An incomplete choice may be saved; an option that the service does not offer is refused. */
function assertOffered({ definition: { pricing } }: ApplicationRecord, choice: Choice): void {
  if (choice.stateId !== null) orThrow(findState(choice.stateId), 'state_not_found')
  if (choice.quantity > maxQuantity(pricing)) throw new AppError('quantity_unavailable')
  if (choice.selection === NO_SELECTION) return
  const outcome = pricing.mode === 'choice' ? resolveSelection(pricing.form, choice.selection) : undefined
  if (!outcome || (!outcome.ok && outcome.reason === 'selection_unknown')) {
    throw new AppError('selection_unavailable')
  }
}
