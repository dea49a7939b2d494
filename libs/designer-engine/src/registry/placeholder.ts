import { s } from '../schema/s.js'
import type { ComponentDefinition } from './ComponentDefinition.js'

/** Stands for a type that nobody registered: it judges and changes nothing of what is stored. */
export function placeholderOf(type: string): ComponentDefinition {
  const label = { 'zh-CN': `未知组件 ${type}`, 'en-US': `Unknown component ${type}` }
  return {
    type,
    version: 1,
    label,
    category: '',
    icon: '',
    props: s.object({}),
    size: { w: 6, h: 4 },
    a11y: { name: () => label['zh-CN'] },
    load: () => Promise.reject(new Error(`Nobody registered ${type}`)),
    permissions: () => ({ canEdit: false, canDuplicate: false }),
  }
}
