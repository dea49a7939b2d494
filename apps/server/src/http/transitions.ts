import { conflict, type HttpError } from './errors.js'

/** The states of an entity, and for each of them those it may go to. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** Refuses a move that the states do not allow: 409 ILLEGAL_STATE, naming the allowed ones. */
export function assertTransition<State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): void {
  if (!transitions[from].includes(to)) throw illegalState(transitions[from])
}

/** 409: the entity is in a state from which only `allowed` can be reached. */
export function illegalState(allowed: readonly string[]): HttpError {
  const error = conflict('ILLEGAL_STATE')
  error.allowed = allowed
  return error
}
