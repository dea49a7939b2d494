import type { Schemas } from '@spruce/api-client/contract'

type Document = Schemas['PageDocument']

/**
 * A page as a link shows it. A variable of a link has one value or none, and the server answers for no other: a
 * section shows what lies in it once.
 */
export function sharedDocument(document: Document): Document {
  const { nodes } = document
  if (!isRecord(nodes)) return document
  const shown = Object.entries(nodes).map(([id, node]) => [id, shownOnce(node)] as const)
  return { ...document, nodes: Object.fromEntries(shown) }
}

function shownOnce(node: unknown): unknown {
  if (!isRecord(node) || node['type'] !== 'spruce.section' || !isRecord(node['props'])) return node
  return { ...node, props: { ...node['props'], repeat: '' } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
