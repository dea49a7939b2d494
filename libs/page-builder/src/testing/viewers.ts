import type { StudioViewers } from '../studio/StudioPort.js'

const found = {
  role: [
    { value: 'keeper', label: '设备管理员' },
    { value: 'guest', label: '访客' },
  ],
  person: [{ value: 'li', label: '李娜', description: '市场部' }],
} as const

/** A role that sees devices, one that sees nothing, and a person. */
export function people(translate: <Value>(value: Value) => Value): StudioViewers {
  return {
    find: (kind) => Promise.resolve(translate(found[kind])),
    read: (kind, id) =>
      Promise.resolve({
        permCodes: kind === 'role' && id === 'keeper' ? ['device:list', 'alarm:list'] : [],
      }),
  }
}
