import { endpoints } from '@sanad/contracts'
import { type Transport, transportTo } from '@sanad/testing'

/** What a call belongs to, by its operation; every other one is a read. */
const kinds: Readonly<Record<string, string>> = {
  register: 'sign in',
  login: 'sign in',
  requestOtp: 'sign in',
  verifyOtp: 'sign in',
  createApplication: 'apply',
  submitDocument: 'upload',
  createPayment: 'pay',
  verifyPayment: 'pay',
}

interface Calls {
  readonly milliseconds: number[]
  /** Other answers than 2xx, by status; 0: no answer. */
  readonly others: Map<number, number>
}

/** Times every call of the portal by kind. */
export class Recorder {
  readonly byKind = new Map<string, Calls>()

  record(kind: string, milliseconds: number, status: number): void {
    const calls: Calls = this.byKind.get(kind) ?? { milliseconds: [], others: new Map() }
    this.byKind.set(kind, calls)
    calls.milliseconds.push(milliseconds)
    if (status < 200 || status > 299) calls.others.set(status, (calls.others.get(status) ?? 0) + 1)
  }

  /** The portal as it is reached from one address. Calls that are not of the contracts (the outbox) go unrecorded. */
  at(origin: string, address: string, kind?: string): Transport {
    const send = transportTo(origin)
    return async (request) => {
      const began = performance.now()
      const headers = { ...request.headers, 'x-forwarded-for': address }
      const answer = await send({ ...request, headers }).catch(() => undefined)
      const endpoint = endpoints.find(({ name }) => name === request.operation)
      if (endpoint) {
        this.record(kind ?? kinds[endpoint.name] ?? 'read', performance.now() - began, answer?.status ?? 0)
      }
      if (!answer) throw new Error(`${request.operation} was not answered`)
      return answer
    }
  }
}
