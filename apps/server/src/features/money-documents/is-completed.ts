import { standingOf } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { getApplicationRecord } from '../case/application-record.ts'

export interface Owned {
  readonly applicationId: string
  readonly customerId: string
}

/** Whether everything of an application is done, so that its invoice is due. */
export async function isCompleted(tx: Db, owned: Owned): Promise<boolean> {
  return standingOf(await getApplicationRecord(tx, owned)).clientStatus === 'completed'
}
