import type { LiveStream } from './LiveStream.js'

/** The open streams of this process, by person and by tenant. */
export class StreamIndex {
  private readonly all = new Set<LiveStream>()
  private readonly byUser = new Map<string, number>()
  private readonly byTenant = new Map<string, Map<string, Set<LiveStream>>>()

  get size(): number {
    return this.all.size
  }

  [Symbol.iterator](): IterableIterator<LiveStream> {
    return [...this.all].values()
  }

  countOf(userId: string): number {
    return this.byUser.get(userId) ?? 0
  }

  add(stream: LiveStream): void {
    this.all.add(stream)
    this.byUser.set(stream.userId, this.countOf(stream.userId) + 1)
    this.enter(stream)
  }

  remove(stream: LiveStream): void {
    if (!this.all.delete(stream)) return
    const left = this.countOf(stream.userId) - 1
    if (left > 0) this.byUser.set(stream.userId, left)
    else this.byUser.delete(stream.userId)
    this.leave(stream)
  }

  /** Gives a stream the memberships that its person has now. */
  move(stream: LiveStream, memberships: ReadonlyMap<string, string>): void {
    this.leave(stream)
    stream.memberships = memberships
    if (this.all.has(stream)) this.enter(stream)
  }

  /** The members of a tenant who listen. */
  membersOf(tenantId: string): string[] {
    return [...(this.byTenant.get(tenantId)?.keys() ?? [])]
  }

  /** The streams of these members; of all of the tenant's without a list. */
  of(tenantId: string, memberIds: readonly string[]): LiveStream[] {
    const members = this.byTenant.get(tenantId)
    return memberIds.flatMap((id) => [...(members?.get(id) ?? [])])
  }

  private enter(stream: LiveStream) {
    for (const [tenantId, memberId] of stream.memberships) {
      const members = this.byTenant.get(tenantId) ?? new Map<string, Set<LiveStream>>()
      this.byTenant.set(tenantId, members)
      members.set(memberId, (members.get(memberId) ?? new Set()).add(stream))
    }
  }

  private leave(stream: LiveStream) {
    for (const [tenantId, memberId] of stream.memberships) {
      const members = this.byTenant.get(tenantId)
      const streams = members?.get(memberId)
      streams?.delete(stream)
      if (streams?.size === 0) members?.delete(memberId)
      if (members?.size === 0) this.byTenant.delete(tenantId)
    }
  }
}
