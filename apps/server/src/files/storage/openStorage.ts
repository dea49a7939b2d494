import { join } from 'node:path'
import { ConfigError } from '../../config/configError.js'
import type { ServerConfig } from '../../config/serverConfig.js'
import { DiskStorage } from './DiskStorage.js'
import type { FileStorage } from './FileStorage.js'
import { S3Storage } from './S3Storage.js'

/** The storage that the configuration names. @throws ConfigError */
export function openStorage(config: ServerConfig): FileStorage {
  const { s3Url, s3Region, s3KeyId, s3Secret } = config
  if (s3Url === undefined) return new DiskStorage(join(config.dataDir, 'files'))
  if (s3KeyId === undefined) throw new ConfigError('SPRUCE_S3_KEY_ID', 'SPRUCE_S3_URL needs it')
  if (s3Secret === undefined) throw new ConfigError('SPRUCE_S3_SECRET', 'SPRUCE_S3_URL needs it')
  return new S3Storage({
    url: s3Url,
    region: s3Region,
    accessKeyId: s3KeyId,
    secretAccessKey: s3Secret,
  })
}
