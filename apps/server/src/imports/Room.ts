import type { Db } from '../db/schema.js'
import { roomLeft } from '../operations/members/memberRules.js'
import { Repositories } from '../repositories/repositories.js'
import type { RowPlan } from './PeoplePlanner.js'

/** For how many more people the tenant's plan has room: those of the first rows get it. */
export class Room {
  private constructor(private left: number) {}

  /** Exact while the organisation is locked, else as it is now. */
  static async of(db: Db, tenantId: string): Promise<Room> {
    return new Room(await roomLeft(new Repositories(db), tenantId))
  }

  /** The row's plan, refused where it would add one too many. */
  admit(plan: RowPlan): RowPlan {
    if (plan.kind !== 'new') return plan
    const { number } = plan
    if (this.left <= 0) return { number, kind: 'failed', reasons: [{ code: 'MEMBER_LIMIT' }] }
    this.left -= 1
    return plan
  }
}
