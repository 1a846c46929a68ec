import type { OutboxMessage } from './list-outbox.ts'

const channels: Record<string, string> = { sms: 'SMS', email: 'Email', whatsapp: 'WhatsApp' }
const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** Of an authenticator whose secret is public, a demonstration's. */
export interface SecondFactorCode {
  readonly email: string
  readonly code: string
}

interface Shown {
  /** The recipient whose messages alone are shown. */
  readonly to?: string | undefined
  readonly codes: readonly SecondFactorCode[]
}

/** A plain page of messages that reads well on a phone and looks for new ones by itself. */
export function renderOutbox(messages: readonly OutboxMessage[], { to = '', codes }: Shown): string {
  const list =
    messages.length > 0 ? `<ol>${messages.map(renderMessage).join('')}</ol>` : '<p>No messages yet.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Outbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<header>
<h1>Outbox</h1>
<p>Messages that Sanad would send. New ones appear within 5 seconds.</p>
${to ? `<p>Only to ${escapeHtml(to)}. <a href="/dev/outbox">Show all</a></p>` : ''}
${codes.length > 0 ? renderCodes(codes) : ''}</header>
<main>${list}</main>
</body>
</html>`
}

function renderCodes(codes: readonly SecondFactorCode[]): string {
  const list = codes.map(({ email, code }) => `<dt>${escapeHtml(email)}</dt><dd>${code}</dd>`).join('')
  return `<h2>Authenticator codes for the desk</h2>
<dl>${list}</dl>
`
}

function renderMessage({ channel, to, subject, text, created_at }: OutboxMessage): string {
  const code = text.match(/\b\d{6}\b/)?.[0]
  return `<li><article>
<div class="facts"><strong>${escapeHtml(channels[channel] ?? channel)}</strong><a href="/dev/outbox?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a><time datetime="${created_at}">${time.format(new Date(created_at))}</time></div>
${code ? `<div class="code">${code}</div>` : ''}${subject ? `<strong>${escapeHtml(subject)}</strong>` : ''}
<p>${escapeHtml(text)}</p>
</article></li>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
