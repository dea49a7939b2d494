import type { PersonalEnvironment } from '@spruce/feature-personal'
import { codeWaitsKey } from '@spruce/session'
import type { Shell } from './Shell.js'

/** What the dialogs and pages of the own account need from the portal. */
export function personalEnvironment(shell: Shell): PersonalEnvironment {
  const { entry } = shell
  const { storage } = entry
  const waits = () => storage.get(codeWaitsKey) ?? {}
  return {
    cipher: entry.boot.deploy.cipher,
    renewed: (session) => entry.renew(session),
    ended: (notice) => void entry.end(notice),
    changed: () => shell.reload(),
    hasWechat: entry.boot.deploy.wechatEnabled,
    storage,
    leave: (url) => location.assign(url),
    signInAnew: () =>
      void shell.leaveFor(`/logout?redirect_uri=${encodeURIComponent('/personal')}`),
    codeMemory: (kind) => ({
      read: () => waits()[kind],
      write: (end) => void storage.set(codeWaitsKey, { ...waits(), [kind]: end }),
    }),
  }
}
