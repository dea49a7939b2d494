import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { componentCode } from './DesignComponents.js'

/** More kinds of components than a person places. */
const most = 1_000

/** The object of `file_references` that stands for what a person made of a workbench. */
export const personalTable = 'personalWorkbenches'

/** Whose workbench it is, and what it was made of. */
interface PersonalKey {
  tenantId: string
  memberId: string
  workbenchId: string
}

/** The codes of the components that changes of a workbench add. */
export function codesAddedBy(changes: string): string[] {
  const codes = new Set<string>()
  for (const change of JSON.parse(changes) as ({ kind?: unknown; type?: unknown } | null)[]) {
    const type = change?.kind === 'added' ? change.type : undefined
    if (typeof type === 'string' && componentCode.test(type)) codes.add(type)
  }
  return [...codes].slice(0, most)
}

/** Which components and pictures stand on workbenches of people. Whose they are, no list tells. */
export class PersonalUses {
  constructor(private readonly db: Db) {}

  /**
   * Says what a person's workbench has now; call it in the transaction that writes it. What is removed with its
   * workbench goes by itself.
   * @param changes as they are stored
   */
  async note({ tenantId, memberId, workbenchId }: PersonalKey, changes: string): Promise<void> {
    const codes = codesAddedBy(changes)
    await sql`
      with gone as (
        delete from personal_components where tenant_id = ${tenantId} and member_id = ${memberId}
          and workbench_id = ${workbenchId} and code <> all(${codes}::text[])
      )
      insert into personal_components (tenant_id, member_id, workbench_id, code)
      select ${tenantId}, ${memberId}, ${workbenchId}, code from unnest(${codes}::text[]) as one (code)
      on conflict do nothing`.execute(this.db)
    const names = [...changes.matchAll(publicNames)].flatMap(([, name]) => name ?? [])
    await sql`
      with shown as (
        select id from files where tenant_id = ${tenantId} and public_name = any(${names}::text[])
      ), gone as (
        delete from file_references where tenant_id = ${tenantId}
          and personal_member_id = ${memberId} and personal_workbench_id = ${workbenchId}
          and file_id not in (select id from shown)
      )
      insert into file_references (tenant_id, object_table, object_id, place, file_id, label,
        personal_member_id, personal_workbench_id)
      select ${tenantId}, ${personalTable}, ${`${memberId}/${workbenchId}`}, 'personal', id, '',
        ${memberId}, ${workbenchId}
      from shown
      on conflict do nothing`.execute(this.db)
  }

  /** On how many workbenches of people each component stands; those on none are left out. */
  async countByCode(
    codes: readonly string[],
    tenantId?: string,
  ): Promise<ReadonlyMap<string, number>> {
    if (codes.length === 0) return new Map()
    const { rows } = await sql<{ code: string; uses: number }>`
      select code, count(*)::int as uses from personal_components
      where code = any(${[...codes]}::text[])
        and (${tenantId ?? null}::text is null or tenant_id = ${tenantId ?? null})
      group by code`.execute(this.db)
    return new Map(rows.map(({ code, uses }) => [code, uses]))
  }
}

const publicNames = /\/files\/public\/([0-9A-Za-z_-]{22})/g
