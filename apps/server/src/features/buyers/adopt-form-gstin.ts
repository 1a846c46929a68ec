import { addressOfForm } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import type { PortalConfig } from '../../platform/portal-config.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { openFields } from '../case/open-fields.ts'
import type { StoredFields } from '../case/stored-fields.ts'
import { adoptGstin } from './adopt-gstin.ts'
import { getNameOnRecord } from './buyer-queries.ts'

interface Given {
  /** With the fields as they were before. */
  readonly record: ApplicationRecord
  /** As they are stored now. */
  readonly fields: StoredFields
  readonly by: 'session' | 'link'
}

/** Takes a GSTIN that the form gives now for the invoice's, with the firm and the address that the form names. */
export async function adoptFormGstin(
  tx: Db,
  config: Pick<PortalConfig, 'secrets' | 'supplier'>,
  { record, fields, by }: Given,
): Promise<void> {
  const path = (['gst_number', 'GSTIN_number'] as const).find(
    (name) => fields[name] && fields[name] !== record.fields[name],
  )
  if (!path) return
  const gstin = fields[path]
  if (typeof gstin !== 'string') return
  const values = openFields(config.secrets.personalData, record.id, fields)
  const known = {
    name: values.name_of_firm || (await getNameOnRecord(tx, record.id)),
    address: addressOfForm(values, { isFirm: true }),
  }
  await adoptGstin(tx, config, { record, gstin, known, path, by })
}
