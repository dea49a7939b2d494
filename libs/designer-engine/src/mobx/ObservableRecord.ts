import { createAtom, type IAtom } from 'mobx'
import type { GridRect, PageNode } from '../index.js'

/** A record without its place. */
export type PageContent = Omit<PageNode, keyof GridRect>

/**
 * One record: some read all of it, others what is in it, and each is told of that alone. What nobody ever read has
 * nobody to tell: a step of a drag changes hundreds of records.
 */
export class ObservableRecord {
  private readers?: IAtom
  private contentReaders?: IAtom

  constructor(private node?: PageNode) {}

  read(): PageNode | undefined {
    this.readers ??= createAtom('record')
    this.readers.reportObserved()
    return this.node
  }

  readContent(): PageContent | undefined {
    this.contentReaders ??= createAtom('content')
    this.contentReaders.reportObserved()
    return this.node
  }

  /** Without being told later. */
  peek(): PageNode | undefined {
    return this.node
  }

  /** @param isStep of a gesture, which changes places alone */
  write(node: PageNode | undefined, isStep = false): void {
    const before = this.node
    if (node === before) return
    this.node = node
    this.readers?.reportChanged()
    if (!isStep && !isSameContent(before, node)) this.contentReaders?.reportChanged()
  }
}

function isSameContent(a: PageNode | undefined, b: PageNode | undefined): boolean {
  if (!a || !b) return false
  const names = Object.keys({ ...a, ...b }) as (keyof PageNode)[]
  return names.every((name) => a[name] === b[name] || /^[xywh]$/.test(name))
}
