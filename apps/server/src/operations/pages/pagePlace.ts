import { unprocessable, wrongField } from '../../http/errors.js'

/** Deepest level of the page tree of an application. */
const deepest = 5

interface TreePage {
  id: string
  parentId: string | null
}

/**
 * A page stands below one of its own application, not below itself, and not too deep.
 * @throws 422 PAGE_PLACE
 */
export function assertPagePlace(
  pages: readonly TreePage[],
  { parentId, moved }: { parentId: string | null; moved?: string },
): void {
  const byId = new Map(pages.map((page) => [page.id, page]))
  let above = 0
  for (let at = parentId; at !== null; above += 1) {
    const parent = byId.get(at)
    if (!parent || at === moved || above >= deepest) throw wrongPlace()
    at = parent.parentId
  }
  if (above + depthOf(pages, moved) > deepest) throw wrongPlace()
}

/** Levels of a branch; a new page is one. */
function depthOf(pages: readonly TreePage[], id: string | undefined): number {
  let level = pages.filter((page) => page.id === id)
  let depth = 1
  for (; depth <= deepest; depth += 1) {
    const ids = new Set(level.map((page) => page.id))
    level = pages.filter(({ parentId }) => parentId !== null && ids.has(parentId))
    if (level.length === 0) return depth
  }
  return depth
}

function wrongPlace() {
  return unprocessable('PAGE_PLACE', [wrongField('parentId', 'invalid')])
}
