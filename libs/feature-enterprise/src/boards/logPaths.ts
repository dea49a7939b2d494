import { enterpriseManifest } from '../manifest.js'

/** Where the logs stand that boards count. */
export const logPaths = {
  login: `${enterpriseManifest.basePath}/base/log/login`,
  app: `${enterpriseManifest.basePath}/base/log/app`,
} as const
