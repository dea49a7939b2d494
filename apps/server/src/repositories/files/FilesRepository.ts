import { sql, type Selectable } from 'kysely'
import type { Db, DesignKind, FilesTable } from '../../db/schema.js'
import type { FileKind } from '../../files/fileTypes.js'
import type { StoredUpload } from '../../files/intake.js'
import type { PictureSize } from '../../files/pictures.js'
import type { ArchivedFile } from '../../files/streamArchive.js'
import { keyOfSize } from '../../files/storage/storageKeys.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

export interface FileRow {
  id: string
  kind: FileKind
  folderId: string | null
  name: string
  mediaType: string
  bytes: number
  width: number | null
  height: number | null
  sizes: { size: PictureSize; width: number; height: number }[]
  keepsMetadata: boolean
  publicName: string | null
  uploadedBy: string | null
  tags: string[]
  uses: number
  olderVersions: number
  version: number
  createdAt: Date
  updatedAt: Date
}

/** A file's row as it can be made again; its bytes lie where they lay. */
export type FileSnapshot = Pick<
  Selectable<FilesTable>,
  | 'id'
  | 'kind'
  | 'folder_id'
  | 'name'
  | 'media_type'
  | 'bytes'
  | 'sha256'
  | 'storage_key'
  | 'width'
  | 'height'
  | 'sizes'
  | 'public_name'
  | 'uploaded_by'
> &
  // Those that were removed before there were tags or metadata to keep have none.
  Partial<Pick<Selectable<FilesTable>, 'tags' | 'keeps_metadata'>>

/** What is sent of a file. */
export interface FileContent {
  key: string
  name: string
  mediaType: string
  /** Other bytes may come under the same address. */
  isReplaceable: boolean
}

export interface FileUse {
  objectTable: string
  objectId: string
  place: string
  label: string
  /** Of a designed page or a workbench; the application of a page. */
  design: { kind: DesignKind; appCode: string | null } | null
  /** What uses it lies in the recycle bin. */
  isRecycled: boolean
  createdAt: Date
  /** Of personal workbenches, which are told together: how many. */
  count?: number
}

export interface ResourceFilter extends Paging {
  /** Null: those in no folder; undefined: all. */
  folderId?: string | null
  keyword?: string
  group?: 'image' | 'document' | 'media'
  tag?: string
  /** Member id. */
  uploaderId?: string
  minBytes?: number
  /** Smaller than this. */
  maxBytes?: number
}

/** What resources are narrowed by, with how many there are of each. */
export interface ResourceFacets {
  tags: { name: string; files: number }[]
  uploaders: { id: string; name: string; files: number }[]
}

/** So many of each facet are told. */
const maxFacets = 200

const listShape: ListShape = {
  id: 'f.id',
  columns: {
    name: 'f.name',
    mediaType: 'f.media_type',
    bytes: 'f.bytes',
    uses: sql`coalesce(used.times, 0)`, // joined by whoever sorts by it
    createdAt: 'f.created_at',
    updatedAt: 'f.updated_at',
  },
  read: ['name'],
  facets: { createdAt: 'f.created_at' },
}

/** The files of a tenant; their bytes lie in the file storage. */
export class FilesRepository {
  constructor(private readonly db: Db) {}

  async find(tenantId: string, id: string): Promise<FileRow | undefined> {
    return this.rows(tenantId).where('f.id', '=', id).executeTakeFirst()
  }

  findAll(tenantId: string, ids: readonly string[]): Promise<FileRow[]> {
    if (ids.length === 0) return Promise.resolve([])
    return this.rows(tenantId).where('f.id', 'in', ids).execute()
  }

  /** The oldest resource that came with these bytes and keeps as much of them. */
  async findSame(
    tenantId: string,
    { sha256, keepsMetadata }: Pick<StoredUpload, 'sha256' | 'keepsMetadata'>,
  ): Promise<FileRow | undefined> {
    return this.rows(tenantId)
      .where('f.kind', '=', 'resource')
      .where('f.sha256', '=', sha256)
      .where('f.keeps_metadata', '=', keepsMetadata)
      .orderBy('f.created_at')
      .orderBy('f.id')
      .limit(1)
      .executeTakeFirst()
  }

  /** The one that a change is about; nobody else changes it until the transaction ends. */
  async lock(tenantId: string, ids: readonly string[]): Promise<void> {
    await this.db
      .selectFrom('files')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
  }

  async list(
    tenantId: string,
    { folderId, keyword, group, tag, uploaderId, minBytes, maxBytes, ...paging }: ResourceFilter,
  ): Promise<Page<FileRow>> {
    const matching = this.rows(tenantId)
      .where('f.kind', '=', 'resource')
      .$if(folderId !== undefined, (query) =>
        query.where('f.folder_id', folderId === null ? 'is' : '=', folderId ?? null),
      )
      .$if(keyword !== undefined && keyword !== '', (query) =>
        query.where(sql<boolean>`strpos(lower(f.name), lower(${keyword ?? ''}::text)) > 0`),
      )
      .$if(group === 'image', (query) =>
        query.where(sql<boolean>`starts_with(f.media_type, 'image/')`),
      )
      .$if(group === 'media', (query) =>
        query.where(
          sql<boolean>`(starts_with(f.media_type, 'audio/') or starts_with(f.media_type, 'video/'))`,
        ),
      )
      .$if(group === 'document', (query) =>
        query.where(
          sql<boolean>`not (starts_with(f.media_type, 'image/')
            or starts_with(f.media_type, 'audio/') or starts_with(f.media_type, 'video/'))`,
        ),
      )
      .$if(tag !== undefined, (query) =>
        query.where(sql<boolean>`f.tags @> array[${tag ?? ''}::text]`),
      )
      .$if(uploaderId !== undefined, (query) => query.where('f.uploaded_by', '=', uploaderId ?? ''))
      .$if(minBytes !== undefined, (query) => query.where('f.bytes', '>=', minBytes ?? 0))
      .$if(maxBytes !== undefined, (query) => query.where('f.bytes', '<', maxBytes ?? 0))
      // Counted once for all files, not for one after the other.
      .$if(paging.sort?.some(({ field }) => field === 'uses') ?? false, (query) =>
        query.leftJoin(
          (eb) =>
            eb
              .selectFrom('file_references')
              .where('tenant_id', '=', tenantId)
              .groupBy('file_id')
              .select(['file_id', sql<number>`count(*)`.as('times')])
              .as('used'),
          (join) => join.onRef('used.file_id', '=', 'f.id'),
        ),
      )
    return readPage(this.db, matching, paging, listShape)
  }

  /** The most frequent first. */
  async facets(tenantId: string): Promise<ResourceFacets> {
    const tags = await sql<ResourceFacets['tags'][number]>`
      select t.name, count(*)::int as files from files f, unnest(f.tags) as t (name)
      where f.tenant_id = ${tenantId} and f.kind = 'resource'
      group by t.name order by files desc, t.name limit ${maxFacets}`.execute(this.db)
    const uploaders = await sql<ResourceFacets['uploaders'][number]>`
      select m.id, m.nick_name as name, count(*)::int as files from files f
      join memberships m on m.tenant_id = f.tenant_id and m.id = f.uploaded_by
      where f.tenant_id = ${tenantId} and f.kind = 'resource'
      group by m.id, m.nick_name order by files desc, m.id limit ${maxFacets}`.execute(this.db)
    return { tags: tags.rows, uploaders: uploaders.rows }
  }

  /** Gives each of these files the tags that it names. */
  async setTags(
    tenantId: string,
    files: readonly { id: string; tags: readonly string[] }[],
  ): Promise<void> {
    await sql`update files f
      set tags = array(select jsonb_array_elements_text(n.tags)),
        version = f.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as n (id text, tags jsonb)
      where f.tenant_id = ${tenantId} and f.kind = 'resource' and f.id = n.id`.execute(this.db)
  }

  async add(
    tenantId: string,
    file: {
      id: string
      kind: FileKind
      folderId: string | null
      stored: StoredUpload
      publicName: string | null
      uploadedBy: string
      now: Date
    },
  ): Promise<void> {
    const { stored } = file
    await this.db
      .insertInto('files')
      .values({
        tenant_id: tenantId,
        id: file.id,
        kind: file.kind,
        folder_id: file.folderId,
        name: stored.name,
        ...contentColumns(stored),
        public_name: file.publicName,
        uploaded_by: file.uploadedBy,
        created_at: file.now,
        updated_at: file.now,
      })
      .execute()
  }

  /** Other bytes under the same id: whatever links to the file shows them. */
  async replace(
    tenantId: string,
    id: string,
    stored: StoredUpload,
    publicName: string | null,
  ): Promise<void> {
    await this.change(tenantId, id)
      .set({ ...contentColumns(stored), public_name: publicName })
      .execute()
  }

  /** Within a change that has raised the version already. */
  async rename(tenantId: string, id: string, name: string): Promise<void> {
    await this.db
      .updateTable('files')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ name })
      .execute()
  }

  async edit(
    tenantId: string,
    id: string,
    { name, folderId, tags }: { name?: string; folderId?: string | null; tags?: string[] },
  ): Promise<void> {
    await this.change(tenantId, id).set({ name, folder_id: folderId, tags }).execute()
  }

  async move(tenantId: string, ids: readonly string[], folderId: string | null): Promise<number> {
    const result = await this.db
      .updateTable('files')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'resource')
      .where('id', 'in', ids)
      .set({
        folder_id: folderId,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .executeTakeFirst()
    return Number(result.numUpdatedRows)
  }

  /** Resources as they can be made again. */
  async snapshots(tenantId: string, ids: readonly string[]): Promise<FileSnapshot[]> {
    return this.db
      .selectFrom('files')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'resource')
      .where('id', 'in', ids)
      .select([
        'id',
        'kind',
        'folder_id',
        'name',
        'media_type',
        'bytes',
        'sha256',
        'storage_key',
        'width',
        'height',
        'sizes',
        'public_name',
        'uploaded_by',
        'tags',
        'keeps_metadata',
      ])
      .execute()
  }

  /** Makes a removed row again; in no folder where its own has gone. */
  async restore(tenantId: string, file: FileSnapshot): Promise<void> {
    await this.db
      .insertInto('files')
      .values({
        ...file,
        tenant_id: tenantId,
        sizes: JSON.stringify(file.sizes),
        folder_id: sql<string | null>`(select id from folders
          where tenant_id = ${tenantId} and id = ${file.folder_id})`,
      })
      .execute()
  }

  /** Removes rows; the sweep takes their bytes, unless the recycle bin keeps them. Returns what they took. */
  async remove(
    tenantId: string,
    ids: readonly string[],
  ): Promise<{ removed: number; bytes: number }> {
    const gone = await this.db
      .deleteFrom('files')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'resource')
      .where('id', 'in', ids)
      .returning('bytes')
      .execute()
    return { removed: gone.length, bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0) }
  }

  async uses(tenantId: string, fileId: string): Promise<FileUse[]> {
    const rows = await this.db
      .selectFrom('file_references as r')
      .leftJoin('designs as d', (join) =>
        join
          .onRef('d.tenant_id', '=', 'r.tenant_id')
          .onRef('d.id', '=', 'r.object_id')
          .on('r.object_table', '=', 'designs'),
      )
      .where('r.tenant_id', '=', tenantId)
      .where('r.file_id', '=', fileId)
      .where('r.personal_member_id', 'is', null)
      .select((eb) => [
        'r.object_table as objectTable',
        'r.object_id as objectId',
        'r.place',
        'r.label',
        'r.created_at as createdAt',
        'd.kind',
        'd.app_code as appCode',
        eb('r.recycled_id', 'is not', null).$castTo<boolean>().as('isRecycled'),
      ])
      .orderBy('r.created_at', 'desc')
      .limit(200)
      .execute()
    return rows.map(({ kind, appCode, ...use }) => ({
      ...use,
      design: kind === null ? null : { kind, appCode },
    }))
  }

  /** How many of these are used anywhere. */
  async countUsed(tenantId: string, ids: readonly string[]): Promise<number> {
    const row = await this.db
      .selectFrom('file_references')
      .where('tenant_id', '=', tenantId)
      .where('file_id', 'in', ids)
      .select(sql<number>`count(distinct file_id)::int`.as('n'))
      .executeTakeFirstOrThrow()
    return row.n
  }

  /**
   * Says which files an object uses at a place, in place of what it said before; call it in the
   * transaction that writes the object. @throws a foreign key violation for a file that is not there
   */
  async setReferences(
    tenantId: string,
    object: { table: string; id: string; place: string; label: string },
    fileIds: readonly string[],
  ): Promise<void> {
    await this.db
      .deleteFrom('file_references')
      .where('tenant_id', '=', tenantId)
      .where('object_table', '=', object.table)
      .where('object_id', '=', object.id)
      .where('place', '=', object.place)
      .execute()
    if (fileIds.length === 0) return
    await this.db
      .insertInto('file_references')
      .values(
        [...new Set(fileIds)].map((fileId) => ({
          tenant_id: tenantId,
          object_table: object.table,
          object_id: object.id,
          place: object.place,
          file_id: fileId,
          label: object.label,
        })),
      )
      .execute()
  }

  /** Ties what an object uses to its place in the recycle bin, with which it goes; null: it is back. */
  async setRecycled(
    tenantId: string,
    object: { table: string; id: string },
    recycledId: string | null,
  ): Promise<void> {
    await this.db
      .updateTable('file_references')
      .where('tenant_id', '=', tenantId)
      .where('object_table', '=', object.table)
      .where('object_id', '=', object.id)
      .set({ recycled_id: recycledId })
      .execute()
  }

  /** The files of the tenant that stand behind addresses of this server. */
  async behind(tenantId: string, addresses: readonly (string | null)[]): Promise<string[]> {
    const parts = addresses.flatMap((address) => (address ?? '').split(/[/?#]/))
    const names = [...new Set(parts.filter((part) => part.length >= 20))]
    if (names.length === 0) return []
    const rows = await this.db
      .selectFrom('files')
      .where('tenant_id', '=', tenantId)
      .where((eb) =>
        eb.or([
          eb('public_name', '=', sql<string>`any(${names}::text[])`),
          eb('id', '=', sql<string>`any(${names}::text[])`),
        ]),
      )
      .select('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The files that an object says it uses at a place. */
  async referencedBy(
    tenantId: string,
    object: { table: string; id: string; place: string },
  ): Promise<string[]> {
    const rows = await this.db
      .selectFrom('file_references')
      .where('tenant_id', '=', tenantId)
      .where('object_table', '=', object.table)
      .where('object_id', '=', object.id)
      .where('place', '=', object.place)
      .select('file_id')
      .execute()
    return rows.map(({ file_id: id }) => id)
  }

  /** Which of these files any object of a table uses at a place, but for objects in the recycle bin. */
  async usedAmong(
    tenantId: string,
    { table, place }: { table: string; place: string },
    ids: readonly string[],
  ): Promise<string[]> {
    if (ids.length === 0) return []
    const rows = await this.db
      .selectFrom('file_references')
      .where('tenant_id', '=', tenantId)
      .where('object_table', '=', table)
      .where('place', '=', place)
      .where('file_id', 'in', ids)
      .where('recycled_id', 'is', null)
      .select('file_id')
      .distinct()
      .execute()
    return rows.map(({ file_id: id }) => id)
  }

  async usage(tenantId: string): Promise<{ bytes: number; files: number }> {
    const row = await this.db
      .selectFrom('storage_usage')
      .where('tenant_id', '=', tenantId)
      .select(['bytes', 'files'])
      .executeTakeFirst()
    return row ?? { bytes: 0, files: 0 }
  }

  /** Adds to what the tenant uses; false when it would be more than `quota`. */
  async use(tenantId: string, bytes: number, files: number, quota: number): Promise<boolean> {
    await this.db
      .insertInto('storage_usage')
      .values({ tenant_id: tenantId, bytes: 0, files: 0 })
      .onConflict((conflict) => conflict.column('tenant_id').doNothing())
      .execute()
    const changed = await this.db
      .updateTable('storage_usage')
      .where('tenant_id', '=', tenantId)
      .$if(bytes > 0, (query) =>
        query.where(sql<boolean>`bytes + ${bytes}::bigint <= ${quota}::bigint`),
      )
      .set({
        bytes: sql<number>`greatest(0, bytes + ${bytes}::bigint)`,
        files: sql<number>`greatest(0, files + ${files}::int)`,
      })
      .executeTakeFirst()
    return Number(changed.numUpdatedRows) > 0
  }

  async findContent(
    tenantId: string,
    id: string,
    size: PictureSize | null,
  ): Promise<FileContent | undefined> {
    const row = await this.db
      .selectFrom('files')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .select(['kind', 'name', 'media_type', 'storage_key', 'sizes'])
      .executeTakeFirst()
    return row && contentOf(row, size)
  }

  /** What goes into a ZIP file of resources, in the order of their ids. */
  async findArchived(tenantId: string, ids: readonly string[]): Promise<ArchivedFile[]> {
    const rows = await this.db
      .selectFrom('files')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'resource')
      .where('id', 'in', ids)
      .select([
        'id',
        'storage_key as key',
        'name',
        'media_type as mediaType',
        'updated_at as updatedAt',
      ])
      .execute()
    const byId = new Map(rows.map(({ id, ...row }) => [id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /** By its public name, whose tenant nobody says: platform scope only. */
  async findPublic(name: string, size: PictureSize | null): Promise<FileContent | undefined> {
    const row = await this.db
      .selectFrom('files')
      .where('public_name', '=', name)
      .select(['kind', 'name', 'media_type', 'storage_key', 'sizes'])
      .executeTakeFirst()
    return row && contentOf(row, size)
  }

  /** Which of these keys rows have, those in the recycle bin too; across tenants, for the sweep. */
  async keptKeys(keys: readonly string[]): Promise<Set<string>> {
    const tenants = [...new Set(keys.map((key) => key.split('/')[0] ?? ''))]
    const rows = await this.db
      .selectFrom('files')
      .where('storage_key', 'in', keys)
      .where('tenant_id', 'in', tenants)
      .select('storage_key')
      .execute()
    const unread = await this.db
      .selectFrom('user_imports')
      .where('storage_key', 'in', keys)
      .where('tenant_id', 'in', tenants)
      .select('storage_key')
      .execute()
    const { rows: recycled } = await sql<{ storage_key: string }>`
      select snapshot ->> 'storage_key' as storage_key from recycle_bin
      where tenant_id = any(${tenants}::text[]) and kind = 'resources'
        and snapshot ->> 'storage_key' = any(${[...keys]}::text[])`.execute(this.db)
    const older = await this.db
      .selectFrom('file_versions')
      .where('storage_key', 'in', keys)
      .where('tenant_id', 'in', tenants)
      .select('storage_key')
      .execute()
    const known = [...rows, ...unread, ...recycled, ...older]
    return new Set(known.flatMap(({ storage_key: key }) => key ?? []))
  }

  /** Forgets attachments and thumbnails that nothing shows; across tenants, for the sweep. */
  async removeUnattached(before: Date): Promise<number> {
    const gone = await this.db
      .deleteFrom('files as f')
      .where('f.kind', 'in', ['attachment', 'thumbnail'])
      .where('f.created_at', '<', before)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('file_references as r')
              .whereRef('r.tenant_id', '=', 'f.tenant_id')
              .whereRef('r.file_id', '=', 'f.id')
              .select('r.file_id'),
          ),
        ),
      )
      .returning(['f.tenant_id', 'f.bytes'])
      .execute()
    for (const { tenant_id: tenantId, bytes } of gone) await this.use(tenantId, -bytes, -1, 0)
    return gone.length
  }

  private change(tenantId: string, id: string) {
    return this.db
      .updateTable('files')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('files as f')
      .where('f.tenant_id', '=', tenantId)
      .select((eb) => [
        'f.id as id',
        'f.kind as kind',
        'f.folder_id as folderId',
        'f.name as name',
        'f.media_type as mediaType',
        'f.bytes as bytes',
        'f.width as width',
        'f.height as height',
        'f.sizes as sizes',
        'f.keeps_metadata as keepsMetadata',
        'f.public_name as publicName',
        'f.uploaded_by as uploadedBy',
        'f.tags as tags',
        'f.version as version',
        'f.created_at as createdAt',
        'f.updated_at as updatedAt',
        eb
          .selectFrom('file_references as r')
          .whereRef('r.tenant_id', '=', 'f.tenant_id')
          .whereRef('r.file_id', '=', 'f.id')
          .select(sql<number>`count(*)::int`.as('n'))
          .$asScalar()
          .$notNull()
          .as('uses'),
        eb
          .selectFrom('file_versions as v')
          .whereRef('v.tenant_id', '=', 'f.tenant_id')
          .whereRef('v.file_id', '=', 'f.id')
          .select(sql<number>`count(*)::int`.as('n'))
          .$asScalar()
          .$notNull()
          .as('olderVersions'),
      ])
  }
}

function contentColumns(stored: StoredUpload) {
  return {
    media_type: stored.mediaType,
    bytes: stored.bytes,
    sha256: stored.sha256,
    storage_key: stored.key,
    width: stored.width,
    height: stored.height,
    sizes: JSON.stringify(stored.sizes),
    keeps_metadata: stored.keepsMetadata,
  }
}

function contentOf(
  row: Pick<Selectable<FilesTable>, 'kind' | 'name' | 'media_type' | 'storage_key' | 'sizes'>,
  size: PictureSize | null,
): FileContent {
  const { name } = row
  const isReplaceable = row.kind === 'resource'
  return size !== null && row.sizes.some((one) => one.size === size)
    ? { key: keyOfSize(row.storage_key, size), name, mediaType: 'image/webp', isReplaceable }
    : { key: row.storage_key, name, mediaType: row.media_type, isReplaceable }
}
