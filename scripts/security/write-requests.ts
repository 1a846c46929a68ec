import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints, sourceHeader, streamNotifications } from '@sanad/contracts'
import { type HttpRequest, sourceOfToday, toRequest } from '@sanad/testing'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { openServices } from '../../apps/server/src/platform/open-services.ts'
import { createCase } from '../../apps/server/src/testing/access-matrix/create-case.ts'
import { howToCall } from '../../apps/server/src/testing/access-matrix/how-to-call.ts'
import { signInStaff } from '../../apps/server/src/testing/factories/staff.ts'

/** An event stream: the scanners would wait for its end. It takes no input but the session. */
const endless = streamNotifications.name

export interface WrittenRequests {
  /** One file for each operation, in HTTP's own form, each of a customer of its own. */
  readonly files: readonly string[]
  /** Addresses that a signed-in customer can read, and the headers for them. */
  readonly addresses: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

/** Writes a request that (nearly) succeeds for every operation of the portal that answers at `origin`. */
export async function writeRequests(
  folder: string,
  origin: string,
  env: Record<string, string>,
): Promise<WrittenRequests> {
  const config = readConfig(env)
  const services = await openServices(config)
  const app = await buildApp(services)
  const portal = { app, db: services.db, services } as const
  try {
    await mkdir(folder, { recursive: true })
    const { staffToken } = await signInStaff(services)
    const files: string[] = []
    const attacked = endpoints.filter(
      ({ multipart, access, name }) => !multipart && access !== 'gateway' && name !== endless,
    )
    for (const [number, endpoint] of attacked.entries()) {
      const somebody = await createCase(portal, number)
      const bearer = endpoint.access === 'staff' ? staffToken : somebody.token
      const entry = howToCall[endpoint.name]
      if (!entry) throw new Error(`how-to-call.ts does not say how to call ${endpoint.name}`)
      const parts = entry.request(somebody.ids)
      const request = await toRequest(endpoint, {
        ...parts,
        ...(endpoint.access === 'public' ? {} : { token: bearer }),
        ...(endpoint.access === 'link' ? { accessLink: somebody.accessLink } : {}),
      })
      const file = join(folder, `${endpoint.name}.http`)
      await writeFile(file, asText(request, parts.params ?? {}, origin))
      files.push(file)
    }
    const reader = await createCase(portal, attacked.length)
    const readable = endpoints.filter(
      ({ method, access, name }) => method === 'GET' && access !== 'staff' && name !== endless,
    )
    const requests = readable.map((endpoint) =>
      toRequest(endpoint, howToCall[endpoint.name]?.request(reader.ids) ?? {}),
    )
    return {
      files,
      addresses: (await Promise.all(requests)).map(({ url }) => origin + url),
      headers: { authorization: `Bearer ${reader.token}`, [sourceHeader]: sourceOfToday() },
    }
  } finally {
    await app.close()
    await services.db.destroy()
  }
}

/** A request in HTTP's own form. */
function asText({ method, url, headers, body }: HttpRequest, params: object, origin: string): string {
  // A star marks where sqlmap injects its payloads; in queries and bodies it finds the places itself.
  const values = Object.values(params).map((value) => encodeURIComponent(String(value)))
  const marked = values.reduce((text, value) => text.replace(value, `${value}*`), url)
  // It wants something to try; where a call takes nothing, what a list would take.
  const target = /[*?]/.test(marked) || body ? marked : `${marked}?limit=1`
  return [
    `${method} ${target} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body?.toString() ?? '',
  ].join('\r\n')
}
