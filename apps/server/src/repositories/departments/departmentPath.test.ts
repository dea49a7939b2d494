import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ancestorIds,
  branchRange,
  childPath,
  differingIds,
  isWithin,
  pathDepth,
  pathIds,
} from './departmentPath.js'

const id = fc.stringMatching(/^[0-9A-Za-z-]{1,12}$/)
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 8 })

function pathOf(parts: readonly string[]): string {
  return parts.reduce<string | null>((path, part) => childPath(path, part), null) ?? ''
}

/** The order of C collation: by bytes. */
function isIn(path: string, { from, to }: { from: string; to: string }): boolean {
  return (
    Buffer.compare(Buffer.from(path), Buffer.from(from)) >= 0 &&
    Buffer.compare(Buffer.from(path), Buffer.from(to)) < 0
  )
}

describe('departmentPath', () => {
  it('begins at the root and ends each id with a full stop', () => {
    expect(childPath(null, 'a')).toBe('a.')
    expect(childPath('a.', 'b')).toBe('a.b.')
  })

  it('gives back the ids it was made of', () => {
    fc.assert(
      fc.property(ids, (parts) => {
        const path = pathOf(parts)
        expect(pathIds(path)).toEqual(parts)
        expect(ancestorIds(path)).toEqual(parts.slice(0, -1))
        expect(pathDepth(path)).toBe(parts.length)
      }),
    )
  })

  it('finds a branch, all of it and nothing else, as one range', () => {
    fc.assert(
      fc.property(ids, ids, fc.nat(8), (top, other, shared) => {
        const branch = pathOf(top)
        const path = pathOf([...top.slice(0, shared), ...other])
        expect(isIn(path, branchRange(branch))).toBe(isWithin(path, branch))
        expect(isIn(branch, branchRange(branch))).toBe(true)
      }),
    )
  })

  it('does not take a sibling whose id begins alike for a part of the branch', () => {
    expect(isIn('a.b2.', branchRange('a.b.'))).toBe(false)
    expect(isIn('a.b-.', branchRange('a.b.'))).toBe(false)
    expect(isWithin('a.b2.', 'a.b.')).toBe(false)
  })

  it('tells which ids two paths do not share', () => {
    expect(differingIds(['a', 'b', 'c'], ['a', 'd'])).toEqual(['b', 'c', 'd'])
    expect(differingIds(['a'], ['a'])).toEqual([])
  })
})
