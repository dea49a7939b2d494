import type { ImportChange, ImportedDepartment, ImportReason } from '../db/schema.js'
import { newId } from '../ids.js'
import { maxDepth } from '../repositories/departments/departmentPath.js'
import { pathNames } from './candidate.js'
import type { DepartmentCandidate } from './departmentRow.js'
import type { RecordPlan } from './RecordPlan.js'

/** A department of the tenant. */
export interface KnownDepartment extends ImportedDepartment {
  id: string
}

/** The departments as they are, and who may do what. */
export interface DepartmentTreeParts {
  /** Every department of the tenant. */
  known: readonly KnownDepartment[]
  /** Members by what rows call them. */
  heads: ReadonlyMap<string, string>
  mayAdd: boolean
  mayEdit: boolean
}

/** What is to be done for a row. */
export type DepartmentPlan = RecordPlan<ImportedDepartment>

interface Node {
  id: string
  parent: Node | null
  children: Set<Node>
  state: ImportedDepartment
  /** The row that has spoken of it. */
  row?: number
}

/** The departments as they are, and as the rows that were planned so far would leave them. */
export class DepartmentTree {
  private readonly byCode = new Map<string, Node>()
  private readonly byName = new Map<string, Node>()
  private readonly lastSorts = new Map<string, number>()
  /** What rows call members, by the members' ids. */
  private readonly called: ReadonlyMap<string, string>
  /** Below it a path may begin. */
  private readonly onlyRoot: Node | undefined

  constructor(private readonly parts: DepartmentTreeParts) {
    this.called = new Map([...parts.heads].map(([text, memberId]) => [memberId, text]))
    const nodes = new Map(
      parts.known.map(({ id, ...state }): [string, Node] => [
        id,
        { id, parent: null, children: new Set(), state },
      ]),
    )
    const roots: Node[] = []
    for (const node of nodes.values()) {
      const parent = nodes.get(node.state.parentId ?? '') ?? null
      this.link(node, parent)
      if (!parent) roots.push(node)
    }
    this.onlyRoot = roots.length === 1 ? roots[0] : undefined
  }

  /** Undefined while the parent is not there: a later row may bring it. */
  plan(candidate: DepartmentCandidate): DepartmentPlan | undefined {
    const { number, name = '', code, parent: text, head } = candidate
    const place = text === undefined ? undefined : this.find(text)
    if (text !== undefined && !place) return undefined
    const coded = code === undefined ? undefined : this.byCode.get(code)
    const named = this.byName.get(nameKey(place ?? null, name))
    const node = coded ?? (code === undefined || named?.state.code == null ? named : undefined)
    const parent = place ?? (coded ? coded.parent : null)
    const reasons = this.problems(candidate, node, parent)
    const headId = head === undefined ? undefined : this.parts.heads.get(head)
    if (head !== undefined && headId === undefined) {
      reasons.push({ field: 'head', code: 'HEAD_UNKNOWN', detail: head })
    }
    if (reasons.length > 0) return { number, kind: 'failed', reasons }
    const state: ImportedDepartment = {
      version: node?.state.version ?? 1,
      parentId: parent?.id ?? null,
      name,
      code: code ?? node?.state.code ?? null,
      headId: headId ?? node?.state.headId ?? null,
      description: candidate.description ?? node?.state.description ?? null,
      sort: candidate.sort ?? node?.state.sort ?? this.nextSort(parent),
    }
    return node ? this.changed(node, parent, state, number) : this.added(parent, state, number)
  }

  private problems(
    { name = '', parent: text = '' }: DepartmentCandidate,
    node: Node | undefined,
    parent: Node | null,
  ): ImportReason[] {
    if (node?.row !== undefined) return [{ code: 'REPEATED', detail: String(node.row) }]
    const sibling = this.byName.get(nameKey(parent, name))
    if (sibling && sibling !== node) {
      return sibling.row === undefined
        ? [{ field: 'name', code: 'NAME_TAKEN', detail: name }]
        : [{ code: 'REPEATED', detail: String(sibling.row) }]
    }
    if (node && isBelow(parent, node)) return [{ field: 'parent', code: 'PARENT_BELOW' }]
    const isMoved = !node || node.parent !== parent
    if (isMoved && depthOf(parent) + (node ? heightOf(node) : 1) > maxDepth) {
      return [{ field: 'parent', code: 'DEPARTMENT_DEEP', detail: text }]
    }
    return []
  }

  private added(parent: Node | null, state: ImportedDepartment, number: number): DepartmentPlan {
    if (!this.parts.mayAdd) return noRight(number)
    const node: Node = { id: newId(), parent, children: new Set(), state, row: number }
    this.link(node, parent)
    return { number, kind: 'new', id: node.id, state }
  }

  private changed(
    node: Node,
    parent: Node | null,
    state: ImportedDepartment,
    number: number,
  ): DepartmentPlan {
    const { id, state: before } = node
    if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(state))) {
      node.row = number
      return { number, kind: 'same', id }
    }
    if (!this.parts.mayEdit) return noRight(number)
    const changes = this.changesOf(node, parent, state)
    this.unlink(node)
    node.state = { ...state, version: before.version + 1 }
    node.row = number
    this.link(node, parent)
    return { number, kind: 'change', id, before, state: node.state, changes }
  }

  private changesOf(node: Node, parent: Node | null, state: ImportedDepartment): ImportChange[] {
    const { state: before } = node
    const changes: ImportChange[] = []
    for (const field of ['name', 'code', 'sort', 'description'] as const) {
      const [from, to] = [String(before[field] ?? ''), String(state[field] ?? '')]
      if (from !== to) changes.push({ field, from, to })
    }
    if (node.parent !== parent) {
      changes.push({ field: 'parent', from: pathOf(node.parent), to: pathOf(parent) })
    }
    if (before.headId !== state.headId) {
      const say = (memberId: string | null) => this.called.get(memberId ?? '') ?? ''
      changes.push({ field: 'head', from: say(before.headId), to: say(state.headId) })
    }
    return changes
  }

  /** By a code, else by a path of names from the root, which the only root may be left out of. */
  private find(text: string): Node | undefined {
    const coded = this.byCode.get(text)
    if (coded) return coded
    const names = pathNames(text)
    const isBelowOnly = this.onlyRoot && this.onlyRoot.state.name !== names[0]
    let node: Node | undefined = isBelowOnly ? this.onlyRoot : undefined
    if (names.length === 0) return undefined
    const start = this.byName.get(nameKey(null, names[0] ?? '')) // roots that rows have made
    if (start) node = undefined
    for (const name of names) {
      node = this.byName.get(nameKey(node ?? null, name))
      if (!node) return undefined
    }
    return node
  }

  private nextSort(parent: Node | null): number {
    return (this.lastSorts.get(parent?.id ?? '') ?? 0) + 1
  }

  private link(node: Node, parent: Node | null) {
    node.parent = parent
    parent?.children.add(node)
    const { code, name, sort } = node.state
    this.byName.set(nameKey(parent, name), node)
    if (code !== null) this.byCode.set(code, node)
    const key = parent?.id ?? ''
    this.lastSorts.set(key, Math.max(this.lastSorts.get(key) ?? 0, sort))
  }

  private unlink(node: Node) {
    const { code, name } = node.state
    node.parent?.children.delete(node)
    this.byName.delete(nameKey(node.parent, name))
    if (code !== null) this.byCode.delete(code)
  }
}

function noRight(number: number): DepartmentPlan {
  return { number, kind: 'failed', reasons: [{ code: 'DEPARTMENTS_NO_RIGHT' }] }
}

/** Its fields in one order. */
function sorted({ parentId, name, code, headId, description, sort }: ImportedDepartment) {
  return [parentId, name, code, headId, description, sort]
}

function nameKey(parent: Node | null, name: string): string {
  return `${parent?.id ?? ''}\n${name}`
}

function depthOf(node: Node | null): number {
  let depth = 0
  for (let at = node; at; at = at.parent) depth += 1
  return depth
}

/** How many levels a branch has. */
function heightOf({ children }: Node): number {
  let height = 0
  for (const child of children) height = Math.max(height, heightOf(child))
  return height + 1
}

function isBelow(node: Node | null, branch: Node): boolean {
  for (let at = node; at; at = at.parent) if (at === branch) return true
  return false
}

function pathOf(node: Node | null): string {
  const names: string[] = []
  for (let at = node; at; at = at.parent) names.unshift(at.state.name)
  return names.join('/')
}
