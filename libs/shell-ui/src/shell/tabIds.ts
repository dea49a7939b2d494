import type { Tab } from './TabsStore.js'

export function tabId(tab: Pick<Tab, 'seq'>): string {
  return `sp-tab-${tab.seq}`
}

export function panelId(tab: Pick<Tab, 'seq'>): string {
  return `sp-panel-${tab.seq}`
}
