import type { Schemas } from '@spruce/api-client/contract'
import type { FileRow, FileUse } from '../repositories/files/FilesRepository.js'
import type { FolderRow } from '../repositories/files/FoldersRepository.js'

/** The address under which a public picture stays readable. */
export function publicUrl(publicName: string | null): string | null {
  return publicName && `/files/public/${publicName}`
}

export function presentFile(file: FileRow): Schemas['UploadedFile'] {
  const { id, kind, name, mediaType, bytes, width, height, sizes, createdAt } = file
  return {
    id,
    kind,
    name,
    mediaType,
    bytes,
    width,
    height,
    sizes: sizes.map(({ size }) => size),
    url: publicUrl(file.publicName),
    createdAt: createdAt.toISOString(),
  }
}

export function presentResource(file: FileRow): Schemas['Resource'] {
  const { id, name, mediaType, bytes, width, height, sizes, url, createdAt } = presentFile(file)
  return {
    id,
    name,
    mediaType,
    bytes,
    width,
    height,
    sizes,
    keepsMetadata: file.keepsMetadata,
    url,
    createdAt,
    folderId: file.folderId,
    tags: file.tags,
    uses: file.uses,
    olderVersions: file.olderVersions,
    version: file.version,
    updatedAt: file.updatedAt.toISOString(),
  }
}

export function presentUse(use: FileUse): Schemas['ResourceUse'] {
  return { ...use, createdAt: use.createdAt.toISOString() }
}

export function presentFolder(folder: FolderRow): Schemas['ResourceFolder'] {
  const { id, parentId, name, files, version } = folder
  return { id, parentId, name, files, version }
}
