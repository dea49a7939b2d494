import type { Db } from '../db/schema.js'
import { newId } from '../ids.js'
import { childPath, maxDepth } from '../repositories/departments/departmentPath.js'
import { DepartmentsRepository } from '../repositories/departments/DepartmentsRepository.js'
import { DepartmentNames } from '../repositories/imports/DepartmentNames.js'
import { pathNames } from './candidate.js'

/** Where a text leads: a department, one that would be made, or why it leads nowhere. */
export type Place = { id: string; path: string } | { missing: string[] } | { problem: string }

interface Node {
  id: string
  path: string
  depth: number
}

const mostKept = 20_000

/**
 * Finds departments by what a row calls them: a code, or a path of names from the root such as
 * 总公司/研发中心, whose root may be left out where the tenant has one only. What was found is kept
 * for the rows that follow.
 */
export class DepartmentPlaces {
  private readonly places = new Map<string, Place>()

  constructor(private readonly tenantId: string) {}

  /** Forgets what was found: somebody has changed the departments. */
  forget(): void {
    this.places.clear()
  }

  async find(db: Db, texts: readonly string[]): Promise<ReadonlyMap<string, Place>> {
    if (this.places.size > mostKept) this.forget()
    const unknown = [...new Set(texts)].filter((text) => !this.places.has(text))
    if (unknown.length > 0) await this.look(db, unknown)
    return this.places
  }

  /** Makes the departments of missing paths, below what is there already. Returns the new ids. */
  async make(db: Db, texts: readonly string[]): Promise<string[]> {
    const made: string[] = []
    const departments = new DepartmentsRepository(db)
    const nodes = new Map<string, Node>()
    for (const text of new Set(texts)) {
      const place = this.places.get(text)
      if (!place || !('missing' in place)) continue
      let parent: Node | undefined
      let key = ''
      for (const name of place.missing) {
        key += `/${name}`
        const known = nodes.get(key) ?? (await childOf(db, this.tenantId, parent, name))
        parent = known ?? (await this.add(departments, parent, name, made))
        nodes.set(key, parent)
      }
      if (parent) this.places.set(text, { id: parent.id, path: parent.path })
    }
    return made
  }

  private async add(
    departments: DepartmentsRepository,
    parent: Node | undefined,
    name: string,
    made: string[],
  ): Promise<Node> {
    const id = newId()
    const parentId = parent?.id ?? null
    const above = parentId === null ? [] : await departments.byIds(this.tenantId, [parentId])
    await departments.add(this.tenantId, {
      id,
      parent: above[0] ?? null,
      name,
      code: null,
      headId: null,
      description: null,
      sort: await departments.nextSort(this.tenantId, parentId),
    })
    made.push(id)
    return { id, path: childPath(parent?.path ?? null, id), depth: (parent?.depth ?? 0) + 1 }
  }

  private async look(db: Db, texts: readonly string[]) {
    const names = new DepartmentNames(db)
    for (const one of await names.byCodes(this.tenantId, texts)) {
      if (one.code !== null) this.places.set(one.code, one)
    }
    const roots = await names.roots(this.tenantId)
    const walks = texts
      .filter((text) => !this.places.has(text))
      .map((text) => {
        const parts = pathNames(text)
        const [only, ...others] = roots
        const isBelowOnly = only && others.length === 0 && only.name !== parts[0]
        return { text, names: isBelowOnly ? [only.name, ...parts] : parts, at: 0, id: '', path: '' }
      })
    const rootOf = new Map(roots.map((root) => [root.name, root]))
    for (const walk of walks) {
      const root = rootOf.get(walk.names[0] ?? '')
      if (root) Object.assign(walk, { at: 1, id: root.id, path: root.path })
    }
    for (let level = 1; level < maxDepth; level += 1) {
      const open = walks.filter(({ at, names: all }) => at === level && level < all.length)
      if (open.length === 0) break
      const wanted = new Map(
        open.map((walk) => {
          const name = walk.names[level] ?? ''
          return [`${walk.id}/${name}`, [walk.id, name] as const]
        }),
      )
      const children = new Map(
        (await names.children(this.tenantId, [...wanted.values()])).map((child) => [
          `${child.parentId ?? ''}/${child.name}`,
          child,
        ]),
      )
      for (const walk of open) {
        const child = children.get(`${walk.id}/${walk.names[level] ?? ''}`)
        if (child) Object.assign(walk, { at: level + 1, id: child.id, path: child.path })
      }
    }
    for (const { text, names: all, at, id, path } of walks) {
      if (all.length > 0 && at === all.length) this.places.set(text, { id, path })
      else this.places.set(text, missing(all))
    }
  }
}

function missing(names: string[]): Place {
  if (names.length === 0) return { problem: 'DEPARTMENT_UNKNOWN' }
  if (names.length > maxDepth) return { problem: 'DEPARTMENT_DEEP' }
  if (names.some((name) => name.length > 50)) return { problem: 'DEPARTMENT_NAME' }
  return { missing: names }
}

async function childOf(
  db: Db,
  tenantId: string,
  parent: Node | undefined,
  name: string,
): Promise<Node | undefined> {
  const names = new DepartmentNames(db)
  if (parent) return (await names.children(tenantId, [[parent.id, name]]))[0]
  return (await names.roots(tenantId)).find((root) => root.name === name)
}
