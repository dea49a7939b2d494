import { defineMessages } from '@spruce/validators/i18n'

/** Texts about what people may do with components of a page that they are given. */
export const zoneMessages = defineMessages({
  'zh-CN': {
    zone: '成员自定义',
    fixed: '固定：不可移动、隐藏或修改',
    movable: '可移动：可移动和调整大小',
    free: '自由：可移动、隐藏和修改',
    fixedBy: '所在分区或其中的组件已设为固定，因此此组件同样固定。',
    movableBy: '所在分区或其中的组件已设为可移动，因此此组件不可隐藏或修改。',
  },
  'en-US': {
    zone: 'What people may do with it',
    fixed: 'Fixed: not moved, hidden or changed',
    movable: 'Movable: moved and resized',
    free: 'Free: moved, hidden and changed',
    fixedBy: 'What it lies in, or what lies in it, is fixed, and so is this component.',
    movableBy:
      'What it lies in, or what lies in it, is movable, so this component is not hidden or changed.',
  },
})
