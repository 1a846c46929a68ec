/** A piece of work in a trace. Attributes are names and figures of ours alone: no address, no value, no id of a person. */
export interface Span {
  /** W3C trace context, for whoever goes on with the work. */
  readonly traceparent: string
  end(outcome: { readonly failed: boolean; readonly attributes?: Attributes }): void
}

export type Attributes = Readonly<Record<string, string | number>>

export interface NewSpan {
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer'
  readonly attributes: Attributes
  /** A span of this process, or the trace context of another one. */
  readonly parent?: Span | string | undefined
}

export interface Tracing {
  begin(span: NewSpan): Span
  /** Exports what is left. */
  close(): Promise<void>
}

let active: Tracing | undefined

/** Undefined where nothing is traced, which costs a look at a variable. One for the process, as the database's driver is. */
export const activeTracing = (): Tracing | undefined => active

export function activateTracing(tracing: Tracing | undefined): void {
  active = tracing
}
