import type { Log } from './config/log.js'
import type { ServerConfig } from './config/serverConfig.js'
import type { DataEndpoints } from './data-endpoints/DataEndpoints.js'
import type { Engine } from './db/engine.js'
import type { DeliveryQueue } from './deliveries/DeliveryQueue.js'
import type { FileService } from './files/FileService.js'
import type { Metrics } from './http/Metrics.js'
import type { OwnHosts } from './http/OwnHosts.js'
import type { RateLimiter } from './http/RateLimiter.js'
import type { Seal } from './http/Seal.js'
import type { LiveBatches } from './live/LiveBatches.js'
import type { LiveHub } from './live/LiveHub.js'
import type { WorkQueue } from './jobs/WorkQueue.js'
import type { Courier } from './outbox/Courier.js'
import type { Openid } from './openid/Openid.js'
import type { Outbox } from './outbox/Outbox.js'
import type { FrameCache } from './page-queries/FrameCache.js'
import type { PasswordCipher } from './sessions/PasswordCipher.js'
import type { PasswordHasher } from './sessions/PasswordHasher.js'
import type { Wechat } from './wechat/Wechat.js'

/** What outlives requests; made once in `buildServer`. */
export interface Services {
  readonly engine: Engine
  readonly config: ServerConfig
  readonly log: Log
  /** argon2id, behind a bounded queue. */
  readonly passwords: PasswordHasher
  /** Reads the `v1.` passwords of the wire. */
  readonly cipher: PasswordCipher
  readonly outbox: Outbox
  readonly files: FileService
  /** Carries messages to the outbox after the answer. */
  readonly courier: Courier
  /** Long work that people start. */
  readonly work: WorkQueue
  /** Mail and SMS that were sent by business identifiers. */
  readonly deliveries: DeliveryQueue
  readonly limiter: RateLimiter
  readonly ownHosts: OwnHosts
  /** The live streams of this process. */
  readonly live: LiveHub
  /** Tells streams of what happens by the second. */
  readonly liveBatches: LiveBatches
  readonly metrics: Metrics
  /** What sources of pages answered within the last second. */
  readonly pageFrames: FrameCache
  /** Undefined where it is not set up. */
  readonly wechat: Wechat | undefined
  /** Foreign identity providers, each as its tenant set it up. */
  readonly openid: Openid
  /** REST services of tenants that pages read. */
  readonly dataEndpoints: DataEndpoints
  readonly seal: Seal
  /** The version of the menus that the manifests gave: `reloadmenu`. */
  readonly menuVersion: number
  /** Every permission code that exists, from the contract and the manifests. */
  readonly permissionCodes: readonly string[]
  /** The current time; tests set their own. */
  readonly now: () => Date
}
