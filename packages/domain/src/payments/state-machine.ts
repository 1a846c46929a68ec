/** Transition table of a finite state machine: for each state those that may follow it, never the state itself. */
export type Transitions<State extends string> = { readonly [From in State]: readonly Exclude<State, From>[] }

export interface StateMachine<State extends string> {
  readonly initial: State
  readonly transitions: Transitions<State>
  canTurn(from: State, to: State): boolean
  /** Throws a `RangeError` on an illegal transition; a state does not turn into itself, so a repetition is one too. */
  assertTurn(from: State, to: State): void
  /** The legal predecessors of a state, for the guard of an update: `where state = any($1)`. */
  statesThatMayBecome(to: State): readonly State[]
  /** Final: nothing follows it. */
  isFinal(state: State): boolean
}

/** State machine from its transition table; `name` appears in the error text. */
export function defineStateMachine<State extends string>(
  name: string,
  { initial, transitions }: { initial: NoInfer<State>; transitions: Transitions<State> },
): StateMachine<State> {
  const followers: Readonly<Record<State, readonly State[]>> = transitions
  const states = Object.keys(followers) as State[]
  const canTurn = (from: State, to: State) => followers[from].includes(to)
  return {
    initial,
    transitions,
    canTurn,
    assertTurn: (from, to) => {
      if (!canTurn(from, to)) throw new RangeError(`Illegal transition of a ${name}: ${from} to ${to}`)
    },
    statesThatMayBecome: (to) => states.filter((from) => canTurn(from, to)),
    isFinal: (state) => followers[state].length === 0,
  }
}
