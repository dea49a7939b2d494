import { operationManifest } from '../manifest.js'

/** Where the logs stand that boards count. */
export const logPaths = {
  login: `${operationManifest.basePath}/base/log/login`,
  app: `${operationManifest.basePath}/base/log/app`,
} as const
