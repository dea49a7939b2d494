import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { personalTable } from '../designs/PersonalUses.js'
import type { FileUse } from './FilesRepository.js'

/** Which files stand on workbenches that people made for themselves. Whose they are is nobody else's business. */
export class PersonalFileUses {
  constructor(private readonly db: Db) {}

  /** All of a file as one use with their number; none where there are none. */
  async ofFile(tenantId: string, fileId: string): Promise<FileUse[]> {
    const { rows } = await sql<{ count: number; createdAt: Date | null }>`
      select count(*)::int as count, max(created_at) as "createdAt" from file_references
      where tenant_id = ${tenantId} and file_id = ${fileId} and personal_member_id is not null
    `.execute(this.db)
    return rows.flatMap(({ count, createdAt }) =>
      createdAt === null
        ? []
        : [
            {
              ...{ objectTable: personalTable, objectId: '', place: 'personal', label: '' },
              ...{ design: null, isRecycled: false, createdAt, count },
            },
          ],
    )
  }
}
