import type { ManifestButton, PermissionCode } from '@spruce/session'

/** A button of a menu, by its permission and its names. */
export function button(
  key: string,
  permCode: PermissionCode,
  zh: string,
  en: string,
): ManifestButton {
  return { key, permCode, name: { 'zh-CN': zh, 'en-US': en } }
}
