import * as z from 'zod'
import type { KeyRing } from '../key-ring.ts'
import { openText, sealText } from '../sealed-value.ts'

const MessageContent = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  values: z.array(z.string()),
})
export type MessageContent = z.infer<typeof MessageContent>

export function sealMessage(keys: KeyRing, id: string, content: MessageContent): string {
  return sealText(keys, `messages/${id}`, JSON.stringify(content))
}

export function openMessage(keys: KeyRing, id: string, sealed: string): MessageContent {
  return MessageContent.parse(JSON.parse(openText(keys, `messages/${id}`, sealed)))
}
