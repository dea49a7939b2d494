import { autorun, untracked } from 'mobx'
import type { PageNode } from '../index.js'
import type { DesignSession } from './DesignSession.js'

/** `isStep`: of somebody else's drag, which is no part of the page yet. */
type ShowNode = (node: PageNode, isStep: boolean) => void

/** Tells the elements of one slot where their records lie. */
export interface SlotPlaces {
  /** Shows a record at once and whenever it differs, while `connect` lasts. @returns ends it */
  readonly follow: (id: string, show: ShowNode) => () => void
  /** @returns ends it */
  readonly connect: () => () => void
}

/**
 * One reaction for all elements of a slot: a step of a drag changes hundreds, and a reaction for each costs more than
 * what it writes.
 */
export function createSlotPlaces(
  session: DesignSession,
  parent: string | null,
  slot: string,
): SlotPlaces {
  const { page } = session
  const followers = new Map<string, Follower>()
  return {
    follow(id, show) {
      const follower: Follower = { show, shown: undefined, wasStep: false }
      followers.set(id, follower)
      const node = session.designer.get(id)
      if (node) showAnew(follower, node, false)
      return () => {
        if (followers.get(id) === follower) followers.delete(id)
      }
    },
    connect: () =>
      autorun(() => {
        const nodes = page.childNodes(parent, slot)
        untracked(() => {
          const own = new Set([...session.carried, session.focusedId])
          const { previewBase } = page
          for (const node of nodes) {
            const { id } = node
            const follower = followers.get(id)
            if (!follower || (node === follower.shown && !follower.wasStep)) continue
            const isStep = previewBase.has(id) && !own.has(id)
            if (node !== follower.shown || !isStep) showAnew(follower, node, isStep)
          }
        })
      }),
  }
}

/** An element, with what it was told last. */
interface Follower {
  readonly show: ShowNode
  shown: PageNode | undefined
  wasStep: boolean
}

function showAnew(follower: Follower, node: PageNode, isStep: boolean): void {
  follower.shown = node
  follower.wasStep = isStep
  follower.show(node, isStep)
}
