import * as z from 'zod'
import { openText, sealText } from '../sealed-value.ts'

const MessageContent = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  values: z.array(z.string()),
})
export type MessageContent = z.infer<typeof MessageContent>

export function sealMessage(key: Buffer, id: string, content: MessageContent): string {
  return sealText(key, `messages/${id}`, JSON.stringify(content))
}

export function openMessage(key: Buffer, id: string, sealed: string): MessageContent {
  return MessageContent.parse(JSON.parse(openText(key, `messages/${id}`, sealed)))
}
