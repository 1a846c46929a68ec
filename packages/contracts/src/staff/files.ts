import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { fileErrors } from '../file-errors.ts'
import { Done, Id, IdParams } from '../wire.ts'

/** How a file is looked at, the same for everybody. */
export const FileView = z.object({
  /** Fitted into the pane, or percent of the file's own size. */
  zoom: z.union([z.enum(['width', 'page']), z.int().check(z.minimum(25), z.maximum(400))]),
  /** Degrees, clockwise. */
  rotation: z.literal([0, 90, 180, 270]),
})
export type FileView = z.infer<typeof FileView>

export const KeptFileView = z.extend(FileView, { file_id: Id })
export type KeptFileView = z.infer<typeof KeptFileView>

export const saveFileView = defineEndpoint({
  name: 'saveFileView',
  summary: 'Keep for everybody how a file is turned and enlarged',
  method: 'PUT',
  access: 'staff',
  permission: 'document.decide',
  path: ({ id }) => `/api/staff/documents/${id}/view`,
  params: IdParams,
  body: FileView,
  success: Done,
  errors: ['not_found'],
})

export const maskDocument = defineEndpoint({
  name: 'maskDocument',
  summary:
    'Replace a file that shows an identity number by one in which it is masked (multipart: file), in every application ' +
    'that the customer gave the same for; files of tickets stay. The former one is destroyed. Sent again, the same file changes nothing',
  method: 'POST',
  access: 'staff',
  permission: 'document.mask',
  proof: true,
  path: ({ id }) => `/api/staff/documents/${id}/masked-file`,
  params: IdParams,
  multipart: true,
  success: Done,
  errors: ['not_found', 'document_replaced', ...fileErrors],
})
