import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import type { StoredUpload } from '../../files/intake.js'
import type { NamedRef } from '../lists/NamesRepository.js'
import type { FileContent } from './FilesRepository.js'

/** A content that a resource had before. */
export interface FileVersion {
  /** Counted from 1. */
  number: number
  name: string
  mediaType: string
  bytes: number
  width: number | null
  height: number | null
  keepsMetadata: boolean
  replacedAt: Date
  replacedBy: NamedRef | null
}

/** The older contents of resources; those of what lies in the recycle bin, too. */
export class FileVersionsRepository {
  constructor(private readonly db: Db) {}

  /** The newest first. */
  async list(tenantId: string, fileId: string): Promise<FileVersion[]> {
    const rows = await this.of(tenantId, fileId)
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'v.tenant_id').onRef('m.id', '=', 'v.replaced_by'),
      )
      .select([
        'v.number',
        'v.name',
        'v.media_type as mediaType',
        'v.bytes',
        'v.width',
        'v.height',
        'v.keeps_metadata as keepsMetadata',
        'v.replaced_at as replacedAt',
        'm.id as memberId',
        'm.nick_name as memberName',
      ])
      .orderBy('v.number', 'desc')
      .execute()
    return rows.map(({ memberId, memberName, ...row }) => ({
      ...row,
      replacedBy: memberId === null ? null : { id: memberId, name: memberName ?? '' },
    }))
  }

  /** Keeps what a locked file holds now as its newest older version. */
  async keep(tenantId: string, fileId: string, by: string, at: Date): Promise<void> {
    await sql`insert into file_versions (tenant_id, file_id, number, name, media_type, bytes, sha256,
        storage_key, width, height, sizes, keeps_metadata, replaced_by, replaced_at)
      select f.tenant_id, f.id,
        (select coalesce(max(v.number), 0) + 1 from file_versions v
          where v.tenant_id = f.tenant_id and v.file_id = f.id),
        f.name, f.media_type, f.bytes, f.sha256, f.storage_key, f.width, f.height, f.sizes,
        f.keeps_metadata, ${by}, ${at}
      from files f where f.tenant_id = ${tenantId} and f.id = ${fileId}`.execute(this.db)
  }

  /** Takes a version out of the list, to become the content again; undefined: there is none. */
  async take(tenantId: string, fileId: string, number: number): Promise<StoredUpload | undefined> {
    const row = await this.db
      .deleteFrom('file_versions')
      .where('tenant_id', '=', tenantId)
      .where('file_id', '=', fileId)
      .where('number', '=', number)
      .returning([
        'name',
        'media_type',
        'bytes',
        'sha256',
        'storage_key',
        'width',
        'height',
        'sizes',
        'keeps_metadata',
      ])
      .executeTakeFirst()
    if (!row) return undefined
    const { media_type: mediaType, storage_key: key, keeps_metadata: keepsMetadata, ...rest } = row
    return { ...rest, mediaType, key, keepsMetadata }
  }

  /** Forgets all but the newest `max`; returns what they took. */
  async trim(tenantId: string, fileId: string, max: number): Promise<number> {
    const gone = await this.db
      .deleteFrom('file_versions')
      .where('tenant_id', '=', tenantId)
      .where('file_id', '=', fileId)
      .where(
        'number',
        'in',
        this.of(tenantId, fileId).select('v.number').orderBy('v.number', 'desc').offset(max),
      )
      .returning('bytes')
      .execute()
    return gone.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** What the older contents of these files take. */
  async bytes(tenantId: string, fileIds: readonly string[]): Promise<number> {
    if (fileIds.length === 0) return 0
    const row = await this.db
      .selectFrom('file_versions')
      .where('tenant_id', '=', tenantId)
      .where('file_id', 'in', fileIds)
      .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('n'))
      .executeTakeFirstOrThrow()
    return row.n
  }

  async findContent(
    tenantId: string,
    fileId: string,
    number: number,
  ): Promise<FileContent | undefined> {
    const row = await this.of(tenantId, fileId)
      .where('v.number', '=', number)
      .select(['v.name', 'v.media_type', 'v.storage_key'])
      .executeTakeFirst()
    return (
      row && {
        key: row.storage_key,
        name: row.name,
        mediaType: row.media_type,
        isReplaceable: false,
      }
    )
  }

  /** Forgets those of files that are gone, out of the recycle bin as well; across tenants, for the sweep. */
  async removeOrphans(): Promise<void> {
    await sql`delete from file_versions v
      where not exists (select 1 from files f where f.tenant_id = v.tenant_id and f.id = v.file_id)
        and not exists (select 1 from recycle_bin b where b.tenant_id = v.tenant_id
          and b.kind = 'resources' and b.object_id = v.file_id)`.execute(this.db)
  }

  private of(tenantId: string, fileId: string) {
    return this.db
      .selectFrom('file_versions as v')
      .where('v.tenant_id', '=', tenantId)
      .where('v.file_id', '=', fileId)
  }
}
