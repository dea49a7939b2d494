import type { ServerConfig } from '../config/serverConfig.js'
import { Intake } from './intake.js'
import type { FileStorage } from './storage/FileStorage.js'

/** The files of the product: where they lie, how they come in, how many a tenant may have. */
export class FileService {
  readonly intake: Intake
  /** Bytes for each tenant. */
  readonly quota: number

  constructor(
    readonly storage: FileStorage,
    { fileQuotaMb }: Pick<ServerConfig, 'fileQuotaMb'>,
  ) {
    this.intake = new Intake(storage)
    this.quota = fileQuotaMb * 1024 * 1024
  }
}
