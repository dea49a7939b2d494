import type { GridRect, Json, JsonObject, PageDocument } from '../document/types.js'

/** What a person may do with a component of a page that they are given, from the least to the most. */
export type Zone = 'fixed' | 'movable' | 'free'

/** Where a component lies is one thing: half of another place would be nobody's. */
export interface PagePlace extends GridRect {
  readonly parent: string | null
  readonly slot: string
  readonly order: string
}

/** What a person made of one component. */
export interface OverlayChange {
  /** Of the component. */
  readonly id: string
  /** One that is given looks or lies otherwise, one that is given is not there, or one is there that is not given. */
  readonly kind: 'changed' | 'hidden' | 'added'
  /** Of one that was added. */
  readonly type?: string
  readonly place?: PagePlace
  /** Properties with other values; of one that was added all of them. */
  readonly set?: JsonObject
  /** Properties that it has no more. */
  readonly unset?: readonly string[]
}

/** A part of a change that a page does not take. */
export interface RefusedChange {
  readonly id: string
  readonly part: 'place' | 'props' | 'hidden' | 'all'
  /** The zone that forbids it, or there is no such component. */
  readonly why: 'missing' | Exclude<Zone, 'free'>
}

/** A given page with what a person made of it. */
export interface AppliedOverlay {
  readonly document: PageDocument
  /** What the given page does not take any more. */
  readonly notKept: readonly RefusedChange[]
}

/** A record of JSON that is being made. */
export type Draft = Record<string, Json>
