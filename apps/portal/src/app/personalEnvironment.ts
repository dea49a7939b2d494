import type { PersonalEnvironment } from '@spruce/feature-personal'
import { codeWaitKey } from '@spruce/session'
import { endEverywhere } from '../session/endSession.js'
import { renewMark } from '../session/sessionMark.js'
import type { PortalEntry } from '../entry/PortalEntry.js'

/** What of the shell they lead to. */
export interface PersonalParts {
  readonly entry: PortalEntry
  readonly leaveFor: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
}

/** What the dialogs and pages of the own account need from the portal. */
export function personalEnvironment({
  entry,
  leaveFor,
  reload,
}: PersonalParts): PersonalEnvironment {
  const { storage } = entry
  return {
    cipher: entry.boot.deploy.cipher,
    renewed: (session) => renewMark(entry, session),
    ended: (notice) => void endEverywhere(entry, notice),
    changed: () => reload(),
    hasWechat: entry.boot.deploy.wechatEnabled,
    storage,
    leave: (url) => location.assign(url),
    signInAnew: () => void leaveFor(`/logout?redirect_uri=${encodeURIComponent('/personal')}`),
    codeMemory(kind) {
      const key = codeWaitKey(kind, 'user')
      return {
        read() {
          const wait = storage.get(key)
          return wait && wait.sentAt + wait.seconds * 1000
        },
        write(end) {
          const sentAt = Date.now()
          storage.set(key, { contact: '', sentAt, seconds: Math.max(0, end - sentAt) / 1000 })
        },
      }
    },
  }
}
