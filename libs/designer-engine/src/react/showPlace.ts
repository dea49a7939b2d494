import { autorun } from 'mobx'
import type { GridRect, PageNode } from '../index.js'
import type { Design } from './DesignerProvider.js'
import { pxOf, type GridGeometry, type PxRect } from './geometry.js'
import { designerMessages } from './messages.js'
import type { SlotPlaces } from './SlotPlaces.js'

interface ShownItem {
  readonly id: string
  readonly isSelected: boolean
  readonly design: Design
}

/** The grid that an item lies in. */
export interface ItemGrid {
  readonly geometry: GridGeometry
  readonly places: SlotPlaces
}

/**
 * Keeps an element of a grid where its record lies, and its label true of the page. Without React: a step of a drag
 * changes the places of hundreds, and nothing else of them. @returns ends it
 */
export function showInGrid(
  element: HTMLElement,
  item: ShownItem,
  { geometry, places }: ItemGrid,
): () => void {
  const { id, design } = item
  const { designer, page } = design.session
  const messages = designerMessages(design.language)
  const place = placeWriter(element, geometry)
  let label: ((place: string) => void) | undefined
  const show = (node: PageNode, isStep: boolean) => {
    place(node)
    // What makes way for a drag is heard of as a number; its own place is said when it is one.
    if (!isStep) label?.(messages.at(node) + messages.comma + messages.size(node))
  }
  const stopFollowing = places.follow(id, show)
  // No step changes what a name is made of; that may be something observable of the app, too.
  const stopNaming = autorun(() => {
    if (!page.content(id)) return
    const node = designer.get(id)
    if (!node) return
    label = labelWriter(element, node, item)
    show(node, false)
  })
  return () => {
    stopNaming()
    stopFollowing()
  }
}

/** Keeps the label of an element in a list true, which says which of how many it is. @returns ends it */
export function showInList(element: HTMLElement, item: ShownItem): () => void {
  const { session, language } = item.design
  return autorun(() => {
    const node = session.page.node(item.id)
    if (!node) return
    labelWriter(element, node, item)(session.whereIs(node, designerMessages(language)))
  })
}

/** Writes labels of one name, each with where it is. */
function labelWriter(element: HTMLElement, node: PageNode, { isSelected, design }: ShownItem) {
  const { comma, selected, fixed } = designerMessages(design.language)
  const name = design.nameOf(node)
  const before = name && name + comma
  const after = (isSelected ? comma + selected : '') + (node.static ? comma + fixed : '')
  return (place: string) => {
    const label = before + place + after
    if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label)
  }
}

/**
 * Keeps an element in a grid where something lies that is observable: without React, for each step changes that.
 * @param find none: it stays where it was @returns ends it
 */
export function followPlace(
  element: HTMLElement,
  geometry: GridGeometry,
  find: () => GridRect | null | undefined,
): () => void {
  const place = placeWriter(element, geometry)
  return autorun(() => {
    const rect = find()
    if (rect) place(rect)
  })
}

/**
 * Writes the sides that differ; most of what makes way goes up or down alone. By name: a setter that is looked up costs
 * more than it does.
 */
function placeWriter({ style }: HTMLElement, geometry: GridGeometry) {
  let shown: Partial<PxRect> = {}
  return (rect: GridRect) => {
    const px = pxOf(rect, geometry)
    if (shown.left !== px.left) style.left = `${px.left}px`
    if (shown.top !== px.top) style.top = `${px.top}px`
    if (shown.width !== px.width) style.width = `${px.width}px`
    if (shown.height !== px.height) style.height = `${px.height}px`
    shown = px
  }
}
